/** Markup that is safe to send: what was put into it has been escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Piece = Html | string | number | false | undefined | readonly Piece[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

/** A template in which every value is escaped, unless it is markup already. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(strings.reduce((so, part, index) => `${so}${written(values[index - 1])}${part}`))
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return (piece as readonly Piece[]).map(written).join('')
  return piece === undefined || piece === false ? '' : escapeHtml(String(piece))
}

/** Markup of our own making: built of escaped parts, or rendered from our own guides. */
export const trusted = (text: string): Html => new Html(text)
