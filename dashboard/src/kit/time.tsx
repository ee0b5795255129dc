import type { Moment } from './moment.ts'

/** A moment: in words as the server wrote them (`formatInstant`), for machines as it is. */
export const Time = ({ instant, text }: Moment) => (
  <time dateTime={instant} className="whitespace-nowrap">
    {text}
  </time>
)

/** A moment, or what is said where there was none. */
export const TimeOrNot = ({ at, not }: { at: Moment | undefined; not: string }) =>
  at ? <Time {...at} /> : <span className="text-soft">{not}</span>
