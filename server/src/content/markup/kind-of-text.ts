import { prologOf } from './doctype.ts'

/** What a text is by its first element. */
export function kindOfText(text: string): 'SVG' | 'HTML' | 'OTHER' {
  const { root } = prologOf(text)
  const first = text.slice(root, root + 100)
  if (/^<(?:svg:)?svg[\s>]/i.test(first)) return 'SVG'
  return /^<(?:!doctype\s+html|html|head|body|script|iframe)\b/i.test(first) ? 'HTML' : 'OTHER'
}
