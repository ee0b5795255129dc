import { formatInstant, type Where } from '@stoa/ui/dates'

/** A time for people and machines, as `Time` displays it. */
export interface Moment {
  instant: string
  text: string
}

/** Formats times for the site; none without an instant. */
export const momentIn =
  (where: Where) =>
  <Instant extends string | undefined>(instant: Instant) =>
    (instant ? { instant, text: formatInstant(instant, where) } : undefined) as Instant extends string ? Moment : undefined
