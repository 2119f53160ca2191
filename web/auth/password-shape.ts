import * as z from 'zod';
import type { Translate } from '../text/translator.ts';

const LENGTH_MIN = 10;

/** What the pool asks of a password, told before it is sent; the pool decides again. */
export const passwordShape = (t: Translate) =>
  z
    .string()
    .min(LENGTH_MIN, t('auth.shortPassword'))
    .regex(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/u, t('auth.weakPassword'));
