import { fromHex, G, K, N, power, randomNumber } from './arithmetic.ts';
import { privateKey, scrambled, signatureOf, type Claim } from './protocol.ts';

/** The client's half of one sign-in: `a` stays secret, `A` goes to the server. */
export interface ClientEphemeral {
  a: bigint;
  A: bigint;
}

/** What the server answers to `A`, hexadecimal, with what the proof speaks about. */
export interface Challenge extends Claim {
  salt: string;
  B: string;
}

/** Opens a sign-in; `A` goes over the wire as hexadecimal. */
export function openSignIn(): ClientEphemeral {
  const a = randomNumber();
  return { a, A: power(G, a) };
}

/** The answer to the server's challenge, base64: who knows the password can work it out. */
export function answerChallenge({ a, A }: ClientEphemeral, challenge: Challenge, password: string): string {
  const B = fromHex(challenge.B);
  const x = privateKey(challenge, password, challenge.salt);
  const u = scrambled(A, B);
  const base = (((B - K * power(G, x)) % N) + N) % N;
  return signatureOf(challenge, power(base, a + u * x), u).toString('base64');
}
