import { foldText } from '../../text/fold-text.ts';

/** Advertisements that are sold as software is: from abroad, by whom a bank's text names; folded. */
const SELLERS =
  /\b(google ?ads\d*|(google )?adwords|facebk|facebook|fb ?ads|meta (ads|platforms)|linkedin|tiktok|(bing|microsoft|pinterest|reddit|snap|twitter|x) ads)\b/;

/** Whether a bank's text names one of the houses that sell advertisements to the whole world; most of them sell to Europe from Ireland. */
export const isSoldFromAbroad = (description: string): boolean => SELLERS.test(foldText(description));
