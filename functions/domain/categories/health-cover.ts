import { merchantWords } from '../text/merchant-words.ts';

/** Who insures people's health in the six countries, and little else. */
const HEALTH_INSURERS =
  /\b(blue (cross|shield)|bcbs\w*|kaiser (permanente|fdn|foundation|health)|aetna|cigna|humana|united ?health ?care|uhc|oscar health|anthem (bc|bcbs|health)|covered ca(lifornia)?|healthcare gov|ambetter|molina health\w*|vhi( healthcare)?|laya( healthcare)?|irish life health|bupa|axa (ppp|health)|vitality ?health|medibank|nib health|southern cross (health|med)\w*|(health|medical) (insurance|ins|insur) ?(premium|prem)?)\b/;

/** Trades that bear such a name: a vet called Blue Cross, a billing service. */
const OTHER_TRADES = /\b(animals?|pets?|vets?|veterinary|plumbing|foods?|billing)\b/;

/** Whether money went to who covers people's health: the owner's own cover is none of the business's expenses, and that of employees is. */
export const isHealthCover = ({ description, amount }: { description: string; amount: number }): boolean =>
  amount < 0 && isHealthInsurer(merchantWords(description));

const isHealthInsurer = (words: string): boolean => HEALTH_INSURERS.test(words) && !OTHER_TRADES.test(words);
