import { fileURLToPath } from 'node:url';
export const bundlesFolder = fileURLToPath(new URL('../dist/functions', import.meta.url));
export async function bundleFunctions(): Promise<void> {}
