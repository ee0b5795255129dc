/** Markup of our own. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | readonly Html[] | string | undefined

/** Writes markup; whatever is put in and is not markup itself is text, and escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + written(parts[index - 1]) + string))
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character]!)
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
