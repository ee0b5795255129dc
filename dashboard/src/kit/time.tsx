/** A moment: in words as the server wrote them (`formatInstant`), for machines as it is. */
export const Time = ({ instant, text }: { instant: string; text: string }) => (
  <time dateTime={instant} className="whitespace-nowrap">
    {text}
  </time>
)
