import { lazy, memo, Suspense } from 'react'
import type { CodeLanguage } from '../code/highlighted.tsx'

/** Grammars are only loaded where code is displayed. */
const Highlighted = lazy(async () => ({ default: (await import('../code/highlighted.tsx')).Highlighted }))

interface CodeProps {
  text: string
  label: string
  language: CodeLanguage
}

/** Code with syntax highlighting. */
export const Code = memo(({ text, label, language }: CodeProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard.
  <section className="code max-h-96" tabIndex={0} aria-label={label} dir="ltr">
    <pre>
      <code>
        <Suspense fallback={text}>
          <Highlighted text={text} language={language} />
        </Suspense>
      </code>
    </pre>
  </section>
))
Code.displayName = 'Code'
