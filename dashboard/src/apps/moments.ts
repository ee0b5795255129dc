import { formatInstant, type Where } from '@stoa/ui/dates'

export interface Moment {
  instant: string
  text: string
}

export const momentIn =
  (where: Where) =>
  (instant: string | undefined): Moment | undefined =>
    instant ? { instant, text: formatInstant(instant, where) } : undefined
