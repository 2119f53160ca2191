import { foldText } from './fold-text.ts';

const GIFT_CARD = /\b(gift ?(card|cert|certificate|voucher)s?|giftcards?|e ?gift|carte?s? cadeaux?)\b/;

/** Whether a bank's text is of a gift card or a voucher: no thing that its shop sells, and not taxed before it is spent. */
export const isGiftCard = (description: string): boolean => GIFT_CARD.test(foldText(description));
