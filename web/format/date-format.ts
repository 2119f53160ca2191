import { createContext, use } from 'react';
import type { DateFormat } from '../../shared/model/template.ts';

/** The organisation's way of writing days; the app's frame sets it from the template. */
export const DateFormatContext = createContext<DateFormat>('YYYY-MM-DD');

export function useDateFormat(): DateFormat {
  return use(DateFormatContext);
}
