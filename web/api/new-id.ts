import { v7 } from 'uuid';

/** A new id made by this client (UUID version 7), so that sending twice does nothing twice. */
export const newId = (): string => v7();
