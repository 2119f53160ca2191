import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'functions/use-cases/imports/stations/';
const stations = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(folder + file, 'utf8');
  const [, number] = /Station (\d+) of an import/.exec(text) ?? [];
  const imported = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => String(name));
  return number === undefined ? [] : [{ file, number: Number(number), imported }];
});

describe('a statement’s way from its upload to its rows', () => {
  it('has a file for each of its stations', () => {
    expect(stations.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('goes one way: no station knows a later one', () => {
    const backwards = stations.flatMap(({ file, number, imported }) =>
      stations
        .filter((other) => other.number > number && imported.includes(other.file))
        .map((other) => `${file} → ${other.file}`),
    );
    expect(backwards).toEqual([]);
  });
});
