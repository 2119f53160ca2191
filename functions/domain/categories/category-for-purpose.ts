import type { Purpose } from '../../../shared/countries/purpose.ts';

/** A choice of the organisation's, in the order in which it is offered: the template's own first. */
export interface CategoryChoice {
  readonly name: string;
  readonly kind: 'income' | 'expense';
}

/** How people name what a purpose is; templates use a profession's own words. */
const NAMES: Readonly<Record<Purpose, RegExp>> = {
  advertising: /advert|marketing|promot/i,
  'bank-charges': /bank|card fee|merchant fee|processing/i,
  commissions: /commission|referral/i,
  'construction-subcontractors': /subcontract/i,
  delivery: /deliver|courier|postage|shipping|freight/i,
  equipment: /^(?!.*(rental|hire)).*(equipment|computer|tools?\b)/i,
  'equipment-rental': /rental|hire/i,
  'home-office': /home office|use of home/i,
  indemnity: /indemnity|liability|malpractice/i,
  insurance: /insurance/i,
  interest: /interest|loan/i,
  licences: /licen[cs]|permit|registration/i,
  materials: /material|lumber|parts|stock/i,
  meals: /meal|food|entertain|subsistence|dining/i,
  memberships: /member|dues|subscription/i,
  office: /office suppl|stationery|office exp|^office$/i,
  other: /^other$|miscellan/i,
  pension: /pension|super|retirement/i,
  phone: /phone|mobile|internet|telecom|broadband|cell/i,
  'professional-fees': /professional (fee|serv)|legal|account(ing|ancy)/i,
  rent: /^(?!.*equipment)(.*\brent\b|.*coworking|.*lease of premises)/i,
  repairs: /repair|maint/i,
  software: /software|saas|hosting|cloud|app/i,
  subcontractors: /subcontract|freelance|contract labou?r/i,
  supplies: /suppl|consumable/i,
  training: /training|education|course|cpd|conference|development/i,
  travel: /travel|airfare|accommodation|lodging/i,
  utilities: /utilit|electric|energy|water|heat/i,
  vehicle: /vehicle|fuel|gas\b|car\b|truck|motor|mileage|transport|van\b/i,
  wages: /wage|payroll|salar|staff/i,
  sales: /sales|income|fee|revenue|consult|service/i,
  'other-income': /other/i,
  'interest-income': /interest|investment/i,
};

/** The first choice whose name says this purpose; undefined where the organisation has none. */
export function categoryForPurpose(
  purpose: Purpose,
  isIncome: boolean,
  choices: readonly CategoryChoice[],
): string | undefined {
  const kind = isIncome ? 'income' : 'expense';
  return choices.find((choice) => choice.kind === kind && NAMES[purpose].test(choice.name))?.name;
}
