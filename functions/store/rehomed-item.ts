import { organizationPartition, organizationShard } from './keys.ts';

/** From which organization and master to which. */
export interface Move {
  readonly from: { readonly organizationId: string; readonly masterUserId: string };
  readonly to: { readonly organizationId: string; readonly masterUserId: string };
}

type Item = Readonly<Record<string, unknown>>;

/** What spreads work over partitions ends so: `UNFINISHED#3`. */
const SHARD = /^([A-Z-]+)#\d$/;

/**
 * An item of an export as it lies in another organization, whose master takes the place of the one before. Ids of things stay: they are told
 * apart by the organization that they lie in.
 */
export function rehomedItem(item: Item, move: Move): Record<string, unknown> {
  const { from, to } = move;
  const inKey = (key: string) =>
    key
      .replaceAll(organizationPartition(from.organizationId), organizationPartition(to.organizationId))
      .replaceAll(from.masterUserId, to.masterUserId)
      .replace(SHARD, (_, name: string) => `${name}#${organizationShard(to.organizationId)}`);
  // Whatever becomes of the other one, this one stays.
  const kept = Object.entries(item).filter(
    ([name]) => name !== 'closing' || item['entity'] !== 'organization',
  );
  const entries = kept.map(([name, value]) => {
    if (/^[ps]k\d?$/.test(name) && typeof value === 'string') return [name, inKey(value)];
    if (name === 'id' && item['entity'] === 'organization') return [name, to.organizationId];
    return [name, rehomedValue(name, value, move)];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function rehomedValue(name: string, value: unknown, move: Move): unknown {
  const { from, to } = move;
  if (Array.isArray(value)) return value.map((one) => rehomedValue(name, one, move));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, rehomedValue(inner, one, move)]),
    );
  if (name === 'organizationId' && value === from.organizationId) return to.organizationId;
  return value === from.masterUserId ? to.masterUserId : value;
}
