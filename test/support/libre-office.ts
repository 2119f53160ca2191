import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';

/** Whether LibreOffice can be asked; says aloud what is left out without it. */
export function hasLibreOffice(): boolean {
  const isThere = spawnSync('soffice', ['--version']).status === 0;
  if (!isThere)
    process.stderr.write(
      'soffice is missing: nobody opens workbooks and calculates their sums anew. Install it with: sudo apt-get install -y libreoffice-calc\n',
    );
  return isThere;
}

/** That cells are calculated anew as a file is opened, whatever results it brings (0: always). */
const RECALCULATING = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** Comma, quotes, UTF-8, from the first line; cells as they are stored, or else as they are shown; every sheet (-1). */
const filterOf = (isShown: boolean) =>
  `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,${String(isShown)},false,false,false,-1`;

/**
 * The sheets of a workbook as LibreOffice reads and calculates them, by their names: the cells as they are stored, or as a person sees them.
 */
export function openedByLibreOffice(
  file: Uint8Array,
  { isShown }: { isShown: boolean },
): Record<string, string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'matchbook-office-'));
  try {
    mkdirSync(join(folder, 'profile/user'), { recursive: true });
    writeFileSync(join(folder, 'profile/user/registrymodifications.xcu'), RECALCULATING);
    writeFileSync(join(folder, 'book.xlsx'), file);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const to = ['--convert-to', filterOf(isShown), '--outdir', join(folder, 'out')];
    const run = spawnSync('soffice', [profile, '--headless', ...to, join(folder, 'book.xlsx')], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (run.status !== 0) throw new Error(`LibreOffice failed: ${run.stderr}`);
    const sheets = readdirSync(join(folder, 'out')).map((name) => [
      name.replace(/^book-|\.csv$/g, ''),
      Papa.parse<string[]>(readFileSync(join(folder, 'out', name), 'utf8').trimEnd(), { delimiter: ',' })
        .data,
    ]);
    return Object.fromEntries(sheets) as Record<string, string[][]>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
