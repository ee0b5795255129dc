import { html, type HtmlValue } from '../../http/html.ts'

/** Our own text with `code` in backquotes. */
export const prose = (text: string): HtmlValue =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
