import { foldText } from './fold-text.ts';

/** Month names and their short forms in the languages of the banks met, January first; folded like `foldText`. */
const MONTHS: readonly string[] = [
  'january jan janvier janv januar janner jaenner januari enero ene gennaio gen janeiro styczen sty stycznia leden ledna led ianuarie ian tammikuu tammi ocak oca января январь янв sausio sausis jaanuar jaan janvaris',
  'february feb fevrier fevr fev februar februari febrero febbraio fevereiro luty lut lutego unor unora uno februarie helmikuu helmi subat sub февраля февраль фев pebruari peb febr veebruar veebr februaris vasaris vasario',
  'march mar mac mars marz maerz mrz maart mrt marzo marco marzec marca brezen brezna bre marcius martie maaliskuu maalis mart marts марта март мар maret kovas kovo marc',
  'april apr avril avr abril abr aprile kwiecien kwi kwietnia duben dubna dub aprilis aprilie huhtikuu huhti nisan nis апреля апрель апр aprill balandis balandzio',
  'may mai mei mayo maggio mag maio maj maja kveten kvetna kve majus toukokuu touko mayıs mayis мая май maijs geguze geguzes',
  'june jun juin juni junio giugno giu junho czerwiec cze czerwca cerven cervna cvn junius iunie iun kesakuu kesa haziran haz июня июнь июн juuni junijs birzelis birzelio',
  'july jul julai juillet juil juli julio luglio lug julho lipiec lip lipca cervenec cervence cvc julius iulie iul heinakuu heina temmuz tem июля июль июл juuli julijs liepa liepos',
  'august aug augusti ogos ogo aout aou augustus agosto ago sierpien sie sierpnia srpen srpna srp augusztus elokuu elo agustos agustus agu августа август авг augusts rugpjutis rugpjucio',
  'september sep sept septembre septiembre settembre set setembro wrzesien wrz wrzesnia zari szeptember septembrie syyskuu syys eylul eyl сентября сентябрь сен сент szept septembris rugsejis rugsejo',
  'october oct octobre oktober okt octubre ottobre ott outubro out pazdziernik paz pazdziernika rijen rijna rij octombrie lokakuu loka ekim eki октября октябрь окт oktoober oktobris spalis spalio',
  'november nov novembre noviembre novembro listopad lis listopada listopadu noiembrie noi marraskuu marras kasım kasim kas ноября ноябрь ноя nopember novembris lapkritis lapkricio',
  'december dec disember dis decembre dezember dez diciembre dic dicembre dezembro grudzien gru grudnia prosinec prosince pro decembrie joulukuu joulu aralık aralik ara декабря декабрь дек des desember detsember dets decembris gruodis gruodzio',
];

const NUMBER_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1])),
);

/** The number (1–12) of a month's name, in any language known; undefined for another word. */
export function monthNumber(name: string): number | undefined {
  const folded = foldText(name);
  return NUMBER_BY_NAME.get(folded) ?? NUMBER_BY_NAME.get(folded.replace(/ta$/, ''));
}
