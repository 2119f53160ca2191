import { foldText } from '../text/fold-text.ts';

/** Supermarkets and grocers by name, and food wholesalers; folded. */
const HOUSES =
  /\b(aldi|lidl|coles(?! express)|woolworths|woolies|iga|foodworks|harris farm|costco(?! (gas|fuel|petrol))|tesco|asda|sainsbury ?s?|morrisons|waitrose|ocado|iceland foods?|co ?op food|booker(?= (wholesale|cash|ltd|limited|\d)|$)|makro|brakes(?= (foodservice|food|bros|ltd|uk|\d)|$)|bidfood|bidvest|sysco|pfd food|metro food|musgraves?|dunnes|supervalu|centra|pallas|loblaws?|sobeys|metro|no frills|nofrills|food basics|freshco|farm boy|longo ?s|save on foods|safeway|real canadian superstore|superstore|provigo|maxi|super c|gordon food|gfs)\b/;
/** Words by which others say that they sell food; what a bakery machine costs is no food. */
const WORDS =
  /\b(food ?s?|foodservice|grocer(y|ies|s)?|greengrocers?|supermarkets?|dair(y|ies)|milk|creamery|cheese|eggs?|bakery|bakers|bakehouse|bread|flour|butchers?|meats?|poultry|seafoods?|fishmongers?|produce|fruits?|veg(etables?)?|coffee|tea|roasters?|epicerie|boulangerie|boucherie|laiterie|fromagerie)\b/;
/** What such houses sell apart from their food, and whoever is called as they are: metros run on rails, and many things are maxi. */
const OTHER_TRADE =
  /\b(mobile|telecom|insurance|bank|banking|credit union|money|finance|loans?|transit|transport|transportation|rail|railway|metro ?(link|lines?|card)|subway|taxis?|cabs?|cosi|parking|permits?|tickets?|tires?|tyres?|movers|moving|storage|plumbing|electric(al)?|hardware|roofing|cleaners|cleaning|dental|optical|opticians|pharmacy|news(paper)?s?|books?|travel|membership|fuel|petrol|gas|pfs)\b/;
const NO_FOOD =
  /\b(machines?|equipment|supplies|packaging|services?|repairs?|rentals?|hire|rent|express|software|training|licen[cs]e|reg(istration)?|safety|permit|pets?|pharmacy|fuel|petrol|gas)\b/;

/** Whether a bank's text names somebody who sells what is eaten at home, all or some of it without tax. */
export function sellsFood(description: string): boolean {
  const words = foldText(description);
  return (HOUSES.test(words) && !OTHER_TRADE.test(words)) || (WORDS.test(words) && !NO_FOOD.test(words));
}
