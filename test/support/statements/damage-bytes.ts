/** Random numbers in [0, 1). */
type Random = () => number;

const below = (random: Random, end: number): number => Math.floor(random() * end);

/** Damages a file as disks, mail and half downloads do, one to three times over. `other` lends what is spliced or joined. */
export function damageBytes(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  let damaged = bytes;
  for (let times = 1 + below(random, 3); times > 0; times -= 1) {
    const damage = DAMAGES[below(random, DAMAGES.length)];
    damaged = damage ? damage(damaged, other, random) : damaged;
  }
  return damaged;
}

type Damage = (bytes: Uint8Array, other: Uint8Array, random: Random) => Uint8Array;

const DAMAGES: readonly Damage[] = [
  flipBits,
  (bytes, _other, random) => bytes.slice(0, below(random, bytes.length + 1)),
  (bytes, _other, random) => bytes.slice(below(random, bytes.length + 1)),
  (bytes, other) => joined(bytes, other),
  (bytes, other, random) => replaceRange(bytes, random, pieceOf(other, random)),
  (bytes, _other, random) => replaceRange(bytes, random, pieceOf(bytes, random)),
  (bytes, _other, random) => replaceRange(bytes, random, new Uint8Array(below(random, 600))),
  (bytes, _other, random) => replaceRange(bytes, random, noise(random)),
  repeatPiece,
];

function flipBits(bytes: Uint8Array, _other: Uint8Array, random: Random): Uint8Array {
  const flipped = bytes.slice();
  for (let times = 1 + below(random, 1 + Math.ceil(bytes.length / 50)); times > 0; times -= 1) {
    const at = below(random, bytes.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << below(random, 8));
  }
  return flipped;
}

function repeatPiece(bytes: Uint8Array, _other: Uint8Array, random: Random): Uint8Array {
  const piece = pieceOf(bytes, random);
  const copies = Array.from({ length: 1 + below(random, 50) }, () => piece);
  return joined(bytes, ...copies).slice(0, 4 * 1024 * 1024);
}

function replaceRange(bytes: Uint8Array, random: Random, piece: Uint8Array): Uint8Array {
  const from = below(random, bytes.length + 1);
  const to = from + below(random, Math.min(bytes.length - from, 2_000) + 1);
  return joined(bytes.slice(0, from), piece, bytes.slice(to));
}

function pieceOf(bytes: Uint8Array, random: Random): Uint8Array {
  const from = below(random, bytes.length + 1);
  return bytes.slice(from, from + below(random, 4_000));
}

function noise(random: Random): Uint8Array {
  return Uint8Array.from({ length: 1 + below(random, 400) }, () => below(random, 256));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
