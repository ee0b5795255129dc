import { memo } from 'react'

const tokens =
  /(?<note>(?<![^\s])#.*$|\/\/.*$)|(?<name>"(?:[^"\\]|\\.)*"(?=\s*:)|\b[A-Za-z_$][\w$]*(?=:\s))|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?\b\d+(?:\.\d+)?\b)|(?<word>\b(?:import|from|const|await|true|false|null|curl|process|env)\b)/gmu

/** Code with its strings, numbers, names and notes told apart: enough for JSON, our own TypeScript and a curl line. */
export const Code = memo(({ text, label }: { text: string; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard.
  <section className="code max-h-96" tabIndex={0} aria-label={label} dir="ltr">
    <pre>
      <code>{coloured(text)}</code>
    </pre>
  </section>
))
Code.displayName = 'Code'

function coloured(text: string) {
  const parts = []
  let at = 0
  for (const match of text.matchAll(tokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? []
    parts.push(
      text.slice(at, match.index),
      <span key={match.index} className={`code-${kind}`}>
        {match[0]}
      </span>,
    )
    at = match.index + match[0].length
  }
  return [...parts, text.slice(at)]
}
