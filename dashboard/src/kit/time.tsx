import type { Moment } from './moment.ts'

/** A time: as text formatted by the server (`formatInstant`), and machine-readable. */
export const Time = ({ instant, text }: Moment) => (
  <time dateTime={instant} className="sm:whitespace-nowrap">
    {text}
  </time>
)

/** A time, or a text if there is none. */
export const TimeOrNot = ({ at, not }: { at: Moment | undefined; not: string }) =>
  at ? <Time {...at} /> : <span className="text-soft">{not}</span>
