import type * as z from 'zod';
import { SuggestedCategory } from '../../../shared/model/category.ts';

/** A category offered for a row or a document, as the books keep it: by its id. */
export const CategoryOffer = SuggestedCategory.omit({ category: true });
export type CategoryOffer = z.infer<typeof CategoryOffer>;
