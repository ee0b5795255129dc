/** Markup that is safe to send: what was put into it has been escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

/** A template in which every value is escaped, unless it is markup already. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.reduce((so, part, index) => `${so}${renderValue(values[index - 1])}${part}`))
}

function renderValue(piece: HtmlValue): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return (piece as readonly HtmlValue[]).map(renderValue).join('')
  return piece === undefined || piece === false ? '' : escapeHtml(String(piece))
}

/** Markup of our own making: built of escaped parts, or rendered from our own guides. */
export const trustedHtml = (text: string): Html => new Html(text)
