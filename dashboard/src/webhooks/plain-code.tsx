/** Text as it is sent, in lines that wrap. */
export const PlainCode = ({ text, label }: { text: string; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard.
  <section className="code max-h-96 overflow-y-auto" tabIndex={0} aria-label={label} dir="ltr">
    <pre className="wrap-anywhere whitespace-pre-wrap">{text}</pre>
  </section>
)
