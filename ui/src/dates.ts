import { dateFormat } from './formats.ts'

export interface Where {
  locale: string
  timeZone: string
}

/** `20 Nov 2026, 13:05` in the site's time zone, `13:05:42` at medium length. Formatted on the server, so that all readers see the same day. */
export const formatInstant = (instant: string, { locale, timeZone }: Where, length: 'short' | 'medium' = 'short'): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: length, timeZone }).format(new Date(instant))

/** `20 Nov 2026` in the site's time zone. */
export const formatDay = (instant: string, { locale, timeZone }: Where): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant))

/** `13:05` in the site's time zone, `13:05:42` at medium length. */
export const formatTime = (instant: string, { locale, timeZone }: Where, length: 'short' | 'medium' = 'short'): string =>
  dateFormat(locale, { timeStyle: length, timeZone }).format(new Date(instant))
