import { html, type Html } from '../../http/html.ts'
import { highlight, type Language } from './highlight.ts'

export interface CodeBlock {
  /** A label for screen readers, and the heading. */
  title: string
  source: string
  language: Language
  /** Long ones scroll within the block. */
  long?: boolean
}

/** A block of code that can be scrolled with the keyboard. A script adds the copy button. */
export function codeBlock({ title, source, language, long = false }: CodeBlock): Html {
  return html`<figure class="code${long ? ' code-long' : ''}">
    <figcaption>${title}</figcaption>
    <pre tabindex="0" aria-label="${title}" role="group"><code>${highlight(source.trimEnd(), language)}</code></pre>
  </figure>`
}
