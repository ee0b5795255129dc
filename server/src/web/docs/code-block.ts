import { html, type Html } from '../../http/html.ts'
import { highlight, type Language } from './highlight.ts'

export interface CodeBlock {
  /** What it is, for those who hear the page, and as its heading. */
  title: string
  source: string
  language: Language
  /** Long ones scroll in themselves. */
  long?: boolean
}

/** A block of code that can be scrolled by keyboard; a script adds the button that copies it. */
export function codeBlock({ title, source, language, long = false }: CodeBlock): Html {
  return html`<figure class="code${long ? ' code-long' : ''}">
    <figcaption>${title}</figcaption>
    <pre tabindex="0" aria-label="${title}" role="group"><code>${highlight(source.trimEnd(), language)}</code></pre>
  </figure>`
}
