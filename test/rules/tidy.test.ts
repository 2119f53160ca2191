import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, contract, fileNameOf } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));
const read = (file: string) => readFileSync(file, 'utf8');
/** What holds for every route is asked of a list of them all: it names and calls each, and proves none. */
const FOR_EVERY_ROUTE = ['borders', 'bad-input'];
const subjectTests = files
  .filter((file) => /^test\/api\/.*\.test\.ts$/.test(file))
  .filter((file) => !FOR_EVERY_ROUTE.some((name) => file.endsWith(`/${name}.test.ts`)))
  .map(read)
  .join('\n');
const requests = subjectTests + read('test/support/member.ts') + read('test/support/matching-books.ts');

/** How a test writes a request of a route: `'POST', \`/matches/${id}/undo\`` (its last word may be chosen by the test). */
function requestOf({ method, path }: RouteShape): RegExp {
  const given = '(?:\\$\\{[^\\n]*?\\}+|checking)';
  const [last = '', ...before] = path.split('/').slice(1).toReversed();
  const word = (segment: string) => (segment.startsWith('{') ? given : segment.replace('.', '\\.'));
  const chosen = before[0] === '{id}' ? `(?:${word(last)}|${given})` : word(last);
  const written = [...before.toReversed().map(word), chosen].join('/');
  const asked = method === 'GET' ? "(?:'GET',|\\buntil\\(|\\ball\\((?:member, )?|\\.api\\})" : `'${method}',`;
  return new RegExp(`${asked}\\s*['"\`]?/${written}(?:['"\`?]|\\$\\{)`);
}

const intentions = Object.entries(areas).flatMap(([area, routes]) =>
  Object.keys(routes).map((name) => [area, name] as const),
);

describe('the house', () => {
  it('sets no clock that others share', () => {
    const sharers = files
      .filter((file) => file.startsWith('test/') && /\.(test|spec)\.tsx?$/.test(file))
      .filter((file) => /_local\/clock/.test(read(file)))
      .filter((file) => /sharedCloud|from '\.\/(product|people)\.ts'/.test(read(file)));
    expect(sharers).toEqual([]);
  });

  it('serves every route with a handler', () => {
    const routes = Object.keys(contract);
    expect(routes.filter((name) => !existsSync(`functions/http/${fileNameOf(name)}.ts`))).toEqual([]);
  });

  it('proves every route with a test in test/api that names it in its title and calls it', () => {
    const titled = (name: string) =>
      new RegExp(`\\b(?:describe|it)\\(\\s*['"\`][^\\n]*\\b${name}\\b`).test(subjectTests);
    const routes = Object.entries<RouteShape>(contract);
    expect(
      routes.filter(([name]) => !titled(name)).map(([name]) => name),
      'named by no test',
    ).toEqual([]);
    const uncalled = routes.filter(([, route]) => !requestOf(route).test(requests));
    expect(
      uncalled.map(([name]) => name),
      'called by no test',
    ).toEqual([]);
  });

  it('keeps what a person can ask in a use case of the route’s name', async () => {
    const missing = await Promise.all(
      intentions.map(async ([area, name]) => {
        const path = `functions/use-cases/${area}/${fileNameOf(name)}.ts`;
        if (!existsSync(path)) return [path];
        const exported: unknown = await import(new URL(`../../${path}`, import.meta.url).href);
        return typeof exported === 'object' && exported !== null && name in exported
          ? []
          : [`${path}: ${name}`];
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('reads no shape off a route in the browser, whose build leaves them out', () => {
    const routes = Object.keys(contract).join('|');
    const shape = new RegExp(`(?<!typeof )\\b(?:${routes})\\.(?:params|query|body|reply)\\b`);
    expect(files.filter((file) => file.startsWith('web/') && shape.test(read(file)))).toEqual([]);
  });

  const banned = new RegExp(
    [
      '\\bTO' + 'DO\\b',
      '\\bFIX' + 'ME\\b',
      '\\b(it|test|describe)\\.(only|skip|todo)\\b',
      ': an' + 'y\\b',
      '\\bas an' + 'y\\b',
      'as unknown ' + 'as',
      '@ts-(ignore|nocheck)',
    ].join('|'),
  );
  it('leaves nothing for later and sets no type aside', () => {
    const found = files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (banned.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('blurs nothing: where no graphics card helps, a blurred ground takes most of a processor while a caret blinks', () => {
    expect(files.filter((file) => file.startsWith('web/') && /backdrop-?filter/i.test(read(file)))).toEqual(
      [],
    );
  });

  it('names no machine', () => {
    expect(files.filter((file) => new RegExp('/' + 'work/|/' + 'root/').test(read(file)))).toEqual([]);
  });

  it('names every file in kebab case', () => {
    const isKebab = (file: string) =>
      /^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx)$/.test(file.split('/').at(-1) ?? '');
    expect(files.filter((file) => !isKebab(file))).toEqual([]);
  });
});
