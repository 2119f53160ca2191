import { foldText } from './fold-text.ts';

/** Month names and their short forms in the languages of the banks met, January first; folded like `foldText`. */
const MONTHS: readonly string[] = [
  'january jan janvier janv januar jaenner januari enero ene gennaio gen janeiro styczen sty stycznia januar leden ledna',
  'february feb fevrier fevr fev februar februari febrero febbraio fevereiro luty lut lutego unor unora',
  'march mar mars marz maerz mrz maart mrt marzo marco marzec marca brezen brezna marcius',
  'april apr avril avr abril abr aprile kwiecien kwi kwietnia duben dubna aprilis',
  'may mai mei mayo maggio mag maio maj maja kveten kvetna majus',
  'june jun juin juni junio giugno giu junho czerwiec cze czerwca cerven cervna junius',
  'july jul juillet juil juli julio luglio lug julho lipiec lip lipca cervenec cervence julius',
  'august aug aout augustus agosto ago sierpien sie sierpnia srpen srpna augusztus',
  'september sep sept septembre septiembre settembre set setembro wrzesien wrz wrzesnia zari szeptember',
  'october oct octobre oktober okt octubre ottobre ott outubro out pazdziernik paz pazdziernika rijen rijna',
  'november nov novembre noviembre novembro listopad lis listopada listopadu',
  'december dec decembre dezember dez diciembre dic dicembre dezembro grudzien gru grudnia prosinec prosince',
];

const NUMBER_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1])),
);

/** The number (1–12) of a month's name, in any language known; undefined for another word. */
export function monthNumber(name: string): number | undefined {
  return NUMBER_BY_NAME.get(foldText(name));
}
