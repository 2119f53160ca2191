const unread = (): void => undefined;

/** What the tokenizer tells of markup besides the names of tags and texts, all of it passed over. */
export const UNREAD = {
  onattribname: unread,
  onattribdata: unread,
  onattribentity: unread,
  onattribend: unread,
  oncdata: unread,
  oncomment: unread,
  ondeclaration: unread,
  onopentagend: unread,
  onprocessinginstruction: unread,
  onselfclosingtag: unread,
  ontextentity: unread,
  onend: unread,
};
