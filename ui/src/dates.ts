export interface Where {
  locale: string
  timeZone: string
}

/** `20 Nov 2026, 13:05` in the site's own zone. Formatted on the server, so that no two readers see two days. */
export const formatInstant = (instant: string, { locale, timeZone }: Where): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))
