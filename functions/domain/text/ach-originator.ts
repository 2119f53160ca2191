/** The fields of an ACH payment as Chase and others write them out, the originator's name first. */
const WRITTEN_OUT =
  /\borig co name:\s*(\S.*?)(?:\b(?:orig id|desc date|co entry descr|sec|trace ?#?|eed|ind id|ind name|trn):|$)/i;
/** The originator's own word for the payment: ten signs at most (Nacha), with nothing between it and the field behind where it has all ten. */
const ENTRY = /\bco entry descr:\s*(.{1,10}?)\s*(?:(?:sec|trace ?#?|eed|ind id|ind name|trn):|$)/i;
/** The same fields as Bank of America and others shorten them (`STRIPE DES:TRANSFER ID:ST-K4W8 INDN:MARLOW STUDIO LLC CO ID:1800948598 CCD`). */
const SHORTENED = /^(\S.{0,40}?)\s+des:\s*(.{0,10}?)\s+id:.*\bindn:/i;

interface AchPayment {
  readonly originator: string;
  readonly entry: string;
}

/** Most texts have no such fields: a quick look saves the rest. */
const MAY_HAVE_FIELDS = /\b(?:co name|des):/i;

function achFields(text: string): AchPayment | undefined {
  if (!MAY_HAVE_FIELDS.test(text)) return undefined;
  const originator = WRITTEN_OUT.exec(text)?.[1]?.trim();
  if (originator !== undefined) return { originator, entry: ENTRY.exec(text)?.[1] ?? '' };
  const [, name, entry = ''] = SHORTENED.exec(text) ?? [];
  return name === undefined ? undefined : { originator: name, entry };
}

/** A bank's text without the fields of an ACH payment around its originator's name; any other text as it is. */
export const withoutAchFields = (text: string): string => achFields(text)?.originator ?? text;

/**
 * The same with the originator's word for the payment. The other fields are numbers and the name of whoever's account it is: of what was paid for
 * they tell nothing, though that name may be one of a trade.
 */
export function achPayment(text: string): string {
  const fields = achFields(text);
  return fields ? `${fields.originator} ${fields.entry}`.trim() : text;
}
