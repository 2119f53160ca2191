import { joinTeamPath } from '../../shared/paths.ts';

const KEY = 'matchbook.invitationCode';
/** As long as a code is valid (specification section 9). */
const KEPT_MS = 7 * 86_400_000;

/** Keeps the code of an invitation over sign-in and sign-up, also in another tab of this browser. */
export function keepInvitationCode(storage: Storage, code: string): void {
  storage.setItem(KEY, JSON.stringify({ code, at: Date.now() }));
}

export function forgetInvitationCode(storage: Storage): void {
  storage.removeItem(KEY);
}

/** The kept code; undefined where there is none, or none that can still be valid. */
export function keptInvitationCode(storage: Storage): string | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '');
    return isKept(kept) && Date.now() - kept.at < KEPT_MS ? kept.code : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is { code: string; at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { code, at } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof at === 'number';
}

/** Where somebody goes on who came in with an invitation: to accept it, before anything else. */
export function pathToAccept(storage: Storage): string | undefined {
  const code = keptInvitationCode(storage);
  return code === undefined ? undefined : joinTeamPath(code);
}
