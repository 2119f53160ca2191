import type { ReadPage } from './page-reading.ts';
import { shownPicture, type Picture } from './recognition/picture.ts';
import { recognisePicture } from './recognition/recognise-picture.ts';

export interface RecognitionOptions {
  signal: AbortSignal;
  /** Keep what the page looks like, for people to look at. */
  withPictures?: boolean;
}

/** A page read by text recognition, with its upright picture where it is wanted. Rejects once the signal says that it takes too long. */
export async function recognisedPage(
  page: number,
  picture: Picture,
  { signal, withPictures = false }: RecognitionOptions,
): Promise<ReadPage> {
  const { upright, ...text } = await recognisePicture(picture, signal);
  return { page, ...text, ...(withPictures && { picture: await shownPicture(upright) }) };
}
