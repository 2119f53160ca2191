import { foldText } from '../text/fold-text.ts';
import type { PageLine } from './pdf/page-lines.ts';

/** A bank: what people call it, the first four letters of its BICs, and its name as its letterhead prints it, folded. */
interface Bank {
  readonly name: string;
  readonly codes: readonly string[];
  readonly printed: RegExp;
}

const bank = (name: string, codes: string, printed: RegExp): Bank => ({
  name,
  codes: codes === '' ? [] : codes.split(' '),
  printed,
});

/** Banks of the six countries and of the euro; the longer name before the one that it holds. */
const BANKS: readonly Bank[] = [
  bank('RBC Royal Bank', 'ROYC', /\b(rbc|royal bank of canada)\b/),
  bank('TD Canada Trust', 'TDOM', /\b(td canada trust|toronto dominion)\b/),
  bank('BMO', 'BOFM', /\b(bmo|bank of montreal)\b/),
  bank('Scotiabank', 'NOSC', /\b(scotiabank|bank of nova scotia)\b/),
  bank('CIBC', 'CIBC', /\bcibc\b/),
  bank('National Bank of Canada', 'BNDC', /\b(national bank of canada|banque nationale du canada)\b/),
  bank('Desjardins', 'CCDQ', /\bdesjardins\b/),
  bank('Tangerine', '', /\btangerine\b/),
  bank('Chase', 'CHAS', /\b(jpmorgan chase|chase com|chase bank)\b/),
  bank('Bank of America', 'BOFA', /\bbank of america\b/),
  bank('Wells Fargo', 'WFBI', /\bwells fargo\b/),
  bank('Capital One', 'HIBK NFBK', /\bcapital one\b/),
  bank('Citi', 'CITI', /\b(citibank|citigroup)\b/),
  bank('U.S. Bank', 'USBK', /\b(u s bank|usbank)\b/),
  bank('PNC', 'PNCC', /\bpnc bank\b/),
  bank('Ally Bank', '', /\bally bank\b/),
  bank('Silicon Valley Bank', 'SVBK', /\bsilicon valley bank\b/),
  bank('American Express', 'AEIB', /\bamerican express\b/),
  bank('Barclays', 'BARC BUKB', /\bbarclays\b/),
  bank('HSBC', 'HBUK HSBC MIDL', /\bhsbc\b/),
  bank('Lloyds Bank', 'LOYD', /\blloyds bank\b/),
  bank('NatWest', 'NWBK', /\b(natwest|national westminster)\b/),
  bank('Royal Bank of Scotland', 'RBOS', /\broyal bank of scotland\b/),
  bank('Santander', 'ABBY BSCH', /\bsantander\b/),
  bank('Nationwide', 'NAIA', /\bnationwide building society\b/),
  bank('Monzo', 'MONZ', /\bmonzo\b/),
  bank('Starling Bank', 'SRLG', /\bstarling bank\b/),
  bank('Revolut', 'REVO', /\brevolut\b/),
  bank('Wise', 'TRWI', /\bwise (payments|europe|com)\b/),
  bank('Commonwealth Bank', 'CTBA', /\b(commonwealth bank|commbank)\b/),
  bank('Westpac', 'WPAC', /\bwestpac\b/),
  bank('NAB', 'NATA', /\bnational australia bank\b/),
  bank('ANZ', 'ANZB', /\banz\b/),
  bank('Suncorp', 'METW', /\bsuncorp\b/),
  bank('Macquarie', 'MACQ', /\bmacquarie bank\b/),
  bank('AIB', 'AIBK', /\b(allied irish banks?|aib bank)\b/),
  bank('Bank of Ireland', 'BOFI', /\bbank of ireland\b/),
  bank('Permanent TSB', 'IPBS', /\bpermanent tsb\b/),
  bank('ASB', 'ASBB', /\basb bank\b/),
  bank('BNZ', 'BKNZ', /\b(bank of new zealand|bnz)\b/),
  bank('Kiwibank', 'KIWI', /\bkiwibank\b/),
  bank('Deutsche Bank', 'DEUT', /\bdeutsche bank\b/),
  bank('Commerzbank', 'COBA', /\bcommerzbank\b/),
  bank('N26', 'NTSB', /\bn26\b/),
  bank('ING', 'INGB', /\bing (bank|diba)\b/),
  bank('ABN AMRO', 'ABNA', /\babn amro\b/),
  bank('Rabobank', 'RABO', /\brabobank\b/),
  bank('ASN Bank', 'ASNB', /\basn bank\b/),
  bank('BNP Paribas', 'BNPA', /\bbnp paribas\b/),
  bank('Société Générale', 'SOGE', /\bsociete generale\b/),
  bank('Crédit Agricole', 'AGRI', /\bcredit agricole\b/),
  bank('UBS', 'UBSW', /\bubs (ag|switzerland)\b/),
  bank('PostFinance', 'POFI', /\bpostfinance\b/),
];

const BIC = /^([A-Z]{4})[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3,4})?$/;
/** The countries whose IBANs name the bank by the letters of its BIC. */
const IBAN_OF_LETTERS = /^(?:GB|IE|NL)\d{2}([A-Z]{4})\d/;
/** Lines of the first page in which a bank stands with its own name; further down others' names begin. */
const LETTERHEAD_LINES = 15;

/** The bank that a BIC names; the BIC itself where its bank is not known here, and nothing where it is none. */
export function bankOfBic(text: string): string | undefined {
  const bic = text.trim().toUpperCase();
  const code = BIC.exec(bic)?.[1];
  return code === undefined ? undefined : (bankOfCode(code) ?? bic);
}

/** The bank that an IBAN names, where its country's name one by letters and the bank is known here. */
export function bankOfIban(number: string): string | undefined {
  const code = IBAN_OF_LETTERS.exec(number.replaceAll(' ', '').toUpperCase())?.[1];
  return code === undefined ? undefined : bankOfCode(code);
}

/** The bank whose letterhead a statement bears: the first one named at its head. */
export function bankOfLetterhead(lines: readonly PageLine[]): string | undefined {
  const texts = lines.slice(0, LETTERHEAD_LINES).map(({ text }) => foldText(text));
  for (const text of texts) {
    const found = BANKS.find(({ printed }) => printed.test(text));
    if (found) return found.name;
  }
  return undefined;
}

/** Banks whose branches are nearly all in one country that has dollars. */
const BANKS_OF_DOLLARS: Readonly<Record<string, readonly string[]>> = {
  CAD: [
    'RBC Royal Bank',
    'TD Canada Trust',
    'BMO',
    'Scotiabank',
    'CIBC',
    'National Bank of Canada',
    'Desjardins',
    'Tangerine',
  ],
  AUD: ['Commonwealth Bank', 'Westpac', 'NAB', 'Suncorp', 'Macquarie'],
  NZD: ['ASB', 'BNZ', 'Kiwibank'],
};

/** The dollars most accounts of a bank are kept in. */
export const dollarsOfBank = (name: string | undefined): string | undefined =>
  Object.entries(BANKS_OF_DOLLARS).find(([, names]) => names.includes(name ?? ''))?.[0];

const bankOfCode = (code: string): string | undefined =>
  BANKS.find(({ codes }) => codes.includes(code))?.name;
