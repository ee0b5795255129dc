/** A moment: in words as the server wrote them (`formatInstant`), for machines as it is. */
export const Time = ({ instant, text }: { instant: string; text: string }) => (
  <time dateTime={instant} className="whitespace-nowrap">
    {text}
  </time>
)

/** A moment, or what is said where there was none. */
export const TimeOrNot = ({ at, not }: { at: { instant: string; text: string } | undefined; not: string }) =>
  at ? <Time {...at} /> : <span className="text-soft">{not}</span>
