import { formatBytes as formatBytesIn } from '../../shared/format-bytes.ts';
import { usual } from './format.ts';

/** How much room files take: "3.4 MB". */
export const formatBytes = (bytes: number): string => formatBytesIn(bytes, usual().names);
