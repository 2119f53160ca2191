/** A statement as it was read. */
export interface ReadStatement {
  readonly isCard: boolean;
  readonly currency: string;
  readonly accountId: string;
  readonly balance: string;
  readonly asOf: string;
  readonly rows: readonly { id: string; posted: string; amount: string; text: string }[];
}

interface Node {
  readonly tag: string;
  readonly text: string;
  readonly children: readonly Node[];
}

const HEAD =
  /^<\?xml version="1\.0" encoding="UTF-8"[^>]*\?>\n<\?OFX OFXHEADER="200" VERSION="2\d\d" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"\?>\n/;

/**
 * Reads an OFX 2 file by its grammar, as narrowly as the specification is: well-formed XML, what is required in the order in which it is,
 * values no longer than they may be, ids that no two rows of an account share. Throws on anything else.
 */
export function lintOfx(text: string): ReadStatement[] {
  if (!HEAD.test(text)) throw new Error('head');

  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || !text.isWellFormed())
    throw new Error('a sign that XML has not');
  const root = treeOf(text.replace(HEAD, '').trim());
  inOrder(at(root, 'SIGNONMSGSRSV1', 'SONRS'), ['STATUS', 'DTSERVER', 'LANGUAGE']);
  const card = root.children.find(({ tag }) => tag === 'CREDITCARDMSGSRSV1');
  const prefix = card ? 'CC' : '';
  const response = at(root, card ? 'CREDITCARDMSGSRSV1' : 'BANKMSGSRSV1', `${prefix}STMTTRNRS`);
  inOrder(response, ['TRNUID', 'STATUS', `${prefix}STMTRS`]);
  const statement = at(response, `${prefix}STMTRS`);
  const from = `${card ? 'CC' : 'BANK'}ACCTFROM`;
  inOrder(statement, ['CURDEF', from, 'BANKTRANLIST', 'LEDGERBAL']);
  inOrder(at(statement, from), card ? ['ACCTID'] : ['BANKID', 'ACCTID', 'ACCTTYPE']);
  if (!card) value(at(statement, from), 'BANKID', 9);
  inOrder(at(statement, 'LEDGERBAL'), ['BALAMT', 'DTASOF']);
  const [start, end, ...rows] = at(statement, 'BANKTRANLIST').children;
  if (start?.tag !== 'DTSTART' || end?.tag !== 'DTEND') throw new Error('days');
  const read = rows.map(rowOf);
  if (new Set(read.map(({ id }) => id)).size !== read.length) throw new Error('two rows of one id');
  return [
    {
      ...{ isCard: card !== undefined, currency: value(statement, 'CURDEF', 3), rows: read },
      accountId: value(at(statement, from), 'ACCTID', 22),
      balance: amount(at(statement, 'LEDGERBAL'), 'BALAMT'),
      asOf: value(at(statement, 'LEDGERBAL'), 'DTASOF', 30),
    },
  ];
}

function rowOf(row: Node) {
  if (row.tag !== 'STMTTRN') throw new Error(`${row.tag} among rows`);
  const tags = row.children.map(({ tag }) => tag).join();
  if (!/^TRNTYPE,DTPOSTED,TRNAMT,FITID(,NAME)?(,MEMO)?$/.test(tags)) throw new Error(`order ${tags}`);
  const name = tags.includes('NAME') ? value(row, 'NAME', 32) : '';
  const text = tags.includes('MEMO') ? value(row, 'MEMO', 255) : name;
  return {
    id: value(row, 'FITID', 255),
    posted: value(row, 'DTPOSTED', 30),
    amount: amount(row, 'TRNAMT'),
    text,
  };
}

function amount(node: Node, tag: string): string {
  const text = value(node, tag, 32);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`amount ${text}`);
  return text;
}

function value(node: Node, tag: string, lettersMax: number): string {
  const { text } = at(node, tag);
  if (text === '' || text.length > lettersMax) throw new Error(`${tag} ${text}`);
  return text;
}

function at(node: Node, ...path: readonly string[]): Node {
  return path.reduce((each, tag) => {
    const [found, another] = each.children.filter((child) => child.tag === tag);
    if (!found || another) throw new Error(`${tag} of ${each.tag}`);
    return found;
  }, node);
}

function inOrder(node: Node, tags: readonly string[]): void {
  const found = node.children.map(({ tag }) => tag);
  if (found.join() !== tags.join()) throw new Error(`${node.tag}: ${found.join()}`);
}

/** Tags with others or text within, each closed; of entities only the five that XML has. */
function treeOf(text: string): Node {
  const stack: { tag: string; text: string; children: Node[] }[] = [{ tag: '', text: '', children: [] }];
  for (const [token] of text.matchAll(/<[^>]*>|[^<]+/g)) {
    const top = stack.at(-1);
    if (!top) throw new Error('closed twice');
    if (/^<[A-Z][A-Z0-9.]*>$/.test(token)) stack.push({ tag: token.slice(1, -1), text: '', children: [] });
    else if (token.startsWith('<')) {
      if (token !== `</${top.tag}>`) throw new Error(`${token} closes ${top.tag}`);
      if (top.children.length > 0 && top.text.trim() !== '') throw new Error(`text in ${top.tag}`);
      stack.pop();
      stack.at(-1)?.children.push(top);
    } else top.text += unescaped(token);
  }
  const [root] = stack[0]?.children ?? [];
  if (stack.length !== 1 || root?.tag !== 'OFX') throw new Error('an open tag');
  return root;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&([a-z]*;)?/g, (all, entity: string | undefined) => {
    const sign = ENTITIES[entity?.slice(0, -1) ?? ''];
    if (sign === undefined) throw new Error(`entity ${all}`);
    return sign;
  });
