import { dateFormat } from '@stoa/ui/formats'

/** `20 Nov 2026` */
export const dayWritten = (day: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
