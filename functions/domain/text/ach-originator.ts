/** The fields of an ACH payment as Chase and others write them out, the originator's name first. */
const FIELDS =
  /\borig co name:\s*(\S.*?)(?:\b(?:orig id|desc date|co entry descr|sec|trace ?#?|eed|ind id|ind name|trn):|$)/i;

/** A bank's text without the fields of an ACH payment around its originator's name; any other text as it is. */
export const withoutAchFields = (text: string): string => FIELDS.exec(text)?.[1]?.trim() ?? text;
