/** Markup that is safe to send, because everything inserted into it was escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

/** A template that escapes every value, unless it is already markup. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.reduce((so, part, index) => `${so}${renderValue(values[index - 1])}${part}`))
}

function renderValue(piece: HtmlValue): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return (piece as readonly HtmlValue[]).map(renderValue).join('')
  return piece === undefined || piece === false ? '' : escapeHtml(String(piece))
}

/** Trusted markup: built from escaped parts, or rendered from our own guides. */
export const trustedHtml = (text: string): Html => new Html(text)
