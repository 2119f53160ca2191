import fc from 'fast-check';
import * as z from 'zod';

/** What a body may name so that it meets something: ids and names of things that exist. */
export interface KnownThings {
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** The JSON schema of a body, as far as the contract's types come to it. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const RARELY = 200;
const DIGIT_PATTERN = /^\^[[\\(]/;

/** Bodies that a schema of the contract mostly admits, and that are as strange as it lets them be; some it has to refuse. */
export function anyBody(schema: z.ZodType, known: KnownThings): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, known);
}

function valueOf(shape: Shape, known: KnownThings): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: RARELY, arbitrary: rightValueOf(shape, known) },
    { weight: 1, arbitrary: anyJson },
  );
}

function rightValueOf(shape: Shape, known: KnownThings): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, known)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (typeof shape.type === 'object')
    return fc.oneof(...shape.type.map((type) => valueOf({ ...shape, type }, known)));
  switch (shape.type) {
    case 'object':
      return shape.properties ? objectOf(shape, known) : recordOf(shape, known);
    case 'array':
      return listOf(shape, known);
    case 'string':
      return textOf(shape, known);
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function objectOf({ properties = {}, required = [] }: Shape, known: KnownThings): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field, known)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function recordOf({ propertyNames = {}, additionalProperties }: Shape, known: KnownThings) {
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const name = textOf(propertyNames, known).map(String);
  return several(0, 60, (bounds) => fc.array(fc.tuple(name, valueOf(values, known)), bounds)).map((entries) =>
    Object.fromEntries(entries),
  );
}

function listOf({ items = {}, minItems = 0, maxItems = 50 }: Shape, known: KnownThings) {
  const item = valueOf(items, known);
  return several(minItems, maxItems, (bounds) =>
    fc.uniqueArray(item, { ...bounds, selector: JSON.stringify }),
  );
}

/** Mostly few, rarely as many as may be. */
function several<T>(
  least: number,
  most: number,
  make: (bounds: { minLength: number; maxLength: number; size?: 'max' }) => fc.Arbitrary<T>,
): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 30, arbitrary: make({ minLength: least, maxLength: Math.min(most, least + 3) }) },
    { weight: 1, arbitrary: make({ minLength: least, maxLength: Math.min(most + 1, 1200), size: 'max' }) },
  );
}

function numberOf({ minimum = -(2 ** 53), maximum = 2 ** 53 }: Shape): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum, Math.max(minimum, 1), Math.max(minimum, Math.min(maximum, 1250))),
    fc.integer({ min: Math.max(minimum, -(2 ** 53) + 1), max: Math.min(maximum, 2 ** 53 - 1) }),
  );
}

function textOf(shape: Shape, { ids, names }: KnownThings): fc.Arbitrary<string> {
  const patterns = [shape.pattern, ...(shape.allOf ?? []).map(({ pattern }) => pattern)].flatMap((pattern) =>
    pattern === undefined ? [] : new RegExp(pattern, 'u'),
  );
  const { minLength = 0, maxLength = Infinity } = shape;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const knownHere = [...ids, ...names].filter(fits);
  const met = knownHere.length > 0 ? [fc.constantFrom(...knownHere)] : [];
  if (shape.format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('books@example.com'));
  if (fits('01900000-0000-7000-8000-000000000001') && !fits('x'))
    return fc.oneof(...met, fc.uuid({ version: 7 }));
  const [pattern] = patterns;
  if (pattern && DIGIT_PATTERN.test(pattern.source) && !fits('é'))
    return fc.oneof(...met, fc.stringMatching(plain(pattern)));
  // A text without bounds is a day.
  if (!pattern && maxLength === Infinity)
    return fc.oneof({ weight: 9, arbitrary: day }, { weight: 1, arbitrary: strangeText(40) });
  return fc.oneof(...met, strangeText(maxLength === Infinity ? 400 : maxLength));
}

/** What only looks ahead is left out, for no text can be made from it: what it forbids then comes as a wrong value. */
const plain = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll(/\(\?=[^()]*\)/g, ''));
const day = fc
  .date({ min: new Date('1999-12-31'), max: new Date('2031-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Letters that take two to four bytes, that turn the writing round, join, or mean something to keys, paths, sheets and mails. */
const LETTERS = [
  'Ж',
  'я',
  '漢',
  '字',
  '한',
  '😀',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  'ß',
  'İ',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\uffff',
]
  .concat([
    '#',
    '%',
    '/',
    '\\',
    '"',
    "'",
    '=',
    '<',
    '>',
    '&',
    '@',
    '.',
    ' ',
    '\u00a0',
    '\u2028',
    'a',
    'Z',
    '0',
    '-',
    '{',
    '$',
  ])
  .concat(['STRIPE ', 'AMAZON ', 'transfer ', '__proto__', 'constructor']);
const REFUSED = ['\u0000', '\n', '\ud83d', '\udc00', '\u007f'];

/** Text up to a length, as often one letter over and over again to the very end, and rarely what no text may hold. */
function strangeText(max: number): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...LETTERS);
  const cut = (text: string) => {
    const short = text.slice(0, max);
    return short.isWellFormed() ? short : short.slice(0, -1);
  };
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => cut(letters.join(''))),
    },
    { weight: 10, arbitrary: letter.map((one) => cut(one.repeat(max))) },
    {
      weight: 5,
      arbitrary: fc.tuple(letter, letter).map(([one, other]) => cut(`${one} ${other.repeat(max)}`)),
    },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constant('x'.repeat(max + 1)) },
    {
      weight: 1,
      arbitrary: fc.tuple(letter, fc.constantFrom(...REFUSED)).map((letters) => letters.join('')),
    },
  );
}

/** JSON of any kind, with what a table or a program may stumble over. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    2 ** 53,
    1e308,
    5e-324,
    -0,
    '',
    [],
    {},
    { '': 1 },
    'x'.repeat(400_000),
    deep(35),
    deep(9),
    deep(7),
  ),
  fc.dictionary(
    strangeText(120),
    fc.oneof(strangeText(300), fc.double({ noNaN: true, noDefaultInfinity: true })),
    {
      maxKeys: 30,
    },
  ),
);

function deep(levels: number): unknown {
  return levels === 0 ? 'end' : { in: deep(levels - 1) };
}
