import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { frameTexts } from '../../web/text/en/frame.ts';
import { otherTexts } from '../../web/text/en/other.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The texts of these groups that are not among the known: by their group where that is unknown as a whole, else one by one. */
function unknownTo(known: Texts, texts: Texts): readonly string[] {
  return Object.entries(texts).flatMap(([group, said]) => {
    const here = known[group];
    if (here === undefined) return [`${group}\\.[\\w$]`];
    const names = Object.keys(said).filter((name) => !(name in here));
    return names.map((name) => `${group}\\.${name.replace(/_(zero|one|other)$/, '')}\\b`);
  });
}

/** Screens that come without all texts, each with the texts that the translator does not know by then. */
const screens = {
  'the way in': {
    files: ['web/app/main.tsx', 'web/screens/sign-in/sign-in-screen.tsx'],
    beside: [],
    unknown: unknownTo({}, { ...frameTexts, ...otherTexts }),
    filesMin: 50,
  },
  'the frame and the dashboard': {
    files: [
      'web/app/app-frame.tsx',
      'web/app/not-found-screen.tsx',
      'web/screens/dashboard/dashboard-screen.tsx',
    ],
    // What comes beside it, with all looks.
    beside: [
      'web/screens/dashboard/beginning.tsx',
      'web/screens/dashboard/export-tools.tsx',
      'web/screens/dashboard/found.tsx',
    ],
    unknown: unknownTo(frameTexts, otherTexts),
    filesMin: 100,
  },
};

/** Files with all that they import before they run; what is fetched later (`later`, the router) brings the other texts. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  for (const file of seen) {
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx?)';/gm))
      seen.add(join(dirname(file), path));
  }
  return seen;
}

/** The parts of Chakra whose looks `all-looks.ts` brings. */
const LATER_PARTS =
  /^import \{[^}]*\b(Alert|Card|Checkbox|Combobox|Dialog|Drawer|Fieldset|Kbd|Link|Menu|Progress|RadioGroup|Radiomark|Table|Tabs|Textarea|Toast)\b[^}]*\} from '@chakra-ui\/react'/m;

it.each(Object.entries(screens))(
  'lets %s show only what the system has the looks of by then',
  (_name, one) => {
    const files = [...withImports(one.files)].filter((file) => existsSync(file));
    expect(files.filter((file) => LATER_PARTS.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

it.each(Object.entries(screens))('lets %s say only what the translator knows by then', (_name, one) => {
  const unknown = new RegExp(`['"\`](?:${one.unknown.join('|')})`);
  const files = [...withImports([...one.files, ...one.beside])].filter(
    (file) => existsSync(file) && file.startsWith('web/'),
  );
  expect(files.length).toBeGreaterThan(one.filesMin);
  expect(files.filter((file) => unknown.test(readFileSync(file, 'utf8')))).toEqual([]);
});
