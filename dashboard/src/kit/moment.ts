import { formatInstant, type Where } from '@stoa/ui/dates'

/** A moment for people and for machines, as `Time` shows it. */
export interface Moment {
  instant: string
  text: string
}

/** Moments as a site writes them; none where there is no instant. */
export const momentIn =
  (where: Where) =>
  <Instant extends string | undefined>(instant: Instant) =>
    (instant ? { instant, text: formatInstant(instant, where) } : undefined) as Instant extends string ? Moment : undefined
