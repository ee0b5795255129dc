import { comment, quoted, skip, space } from './skip.ts'

/** The document type of a drawing. */
interface Doctype {
  start: number
  end: number
  /** What it declares itself. */
  declarations: string
}

const begin = /<!DOCTYPE\s+(?:svg:)?svg\b/iy
const identifiers = [/[^[>"']+/y, ...quoted]
const declaration = [comment, /[^\]"'<]+/y, /</y, ...quoted]
const beforeRoot = [space, comment, /<\?xml[^>]*>/iy]

/** The document types of a drawing, of which there should be one at most, and where its first element begins. */
export function prologOf(text: string): { doctypes: Doctype[]; root: number } {
  const doctypes: Doctype[] = []
  let root = skip(text, 0, beforeRoot)
  for (let doctype = doctypeAt(text, root); doctype; doctype = doctypeAt(text, root)) {
    doctypes.push(doctype)
    root = skip(text, doctype.end, beforeRoot)
  }
  return { doctypes, root }
}

function doctypeAt(text: string, start: number): Doctype | undefined {
  const name = skip(text, start, [begin])
  if (name === start) return undefined
  const open = skip(text, name, identifiers)
  const close = text[open] === '[' ? skip(text, open + 1, declaration) : open
  const end = close === open ? open : skip(text, close, [/\]\s*/y])
  return text[end] === '>' ? { start, end: end + 1, declarations: text.slice(open + 1, close) } : undefined
}
