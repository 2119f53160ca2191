import { describe, expect, it } from 'vitest';
import {
  decodeLetters,
  lineWords,
} from '../../../../../../functions/adapters/page-text/recognition/read-line.ts';
import { smallestRectangle } from '../../../../../../functions/adapters/page-text/recognition/text-blob.ts';

const letters = ['', 'a', 'b', ' '];

/** Network scores in which each step is sure of one class. */
const scores = (...classes: number[]) =>
  Float32Array.from(classes.flatMap((best) => letters.map((_, index) => (index === best ? 0.9 : 0.03))));

const marks = (text: string) =>
  Array.from(text).map((letter, index) => ({ text: letter, confidence: 1, at: index / text.length }));

describe('letters from the network’s steps', () => {
  it('joins repeats, drops blanks, keeps doubled letters apart', () => {
    const read = decodeLetters(scores(0, 1, 1, 0, 1, 2, 2), letters);
    expect(read.map(({ text }) => text).join('')).toBe('aab');
    expect(read.every(({ confidence }) => Math.abs(confidence - 0.9) < 1e-6)).toBe(true);
  });
});

describe('words from letters', () => {
  it('are split at read spaces and at wide white gaps', () => {
    const gaps = [0.1, 0.1, 0.1, 0.4, 0.1, 0.1];
    expect(lineWords(marks('abcdefg'), gaps).map(({ text }) => text)).toEqual(['abcd', 'efg']);
    expect(lineWords(marks('ab cd'), [0.1, 0.1, 0.1, 0.1]).map(({ text }) => text)).toEqual(['ab', 'cd']);
  });

  it('keep figures and their point together where letters would part', () => {
    expect(lineWords(marks('100.50'), [0.1, 0.1, 0.26, 0.26, 0.1]).map(({ text }) => text)).toEqual([
      '100.50',
    ]);
    expect(lineWords(marks('abcdef'), [0.1, 0.1, 0.26, 0.26, 0.1])).toHaveLength(3);
  });
});

describe('the rectangle around a line', () => {
  it('has the line’s angle', () => {
    const turn = Math.PI / 12;
    const corners = [-50, 50].flatMap((x) =>
      [-5, 5].map(
        (y) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const,
      ),
    );
    const { angle, width, height } = smallestRectangle(corners);
    expect(angle).toBeCloseTo(turn);
    expect(width).toBeCloseTo(101);
    expect(height).toBeCloseTo(11);
  });
});
