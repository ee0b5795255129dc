const space = /\s+/y
const comment = /<!--[\s\S]*?(?:-->|$)/y
const quoted = [/"[^"]*"/y, /'[^']*'/y]
const declaration = [/[^>["']+/y, ...quoted]
const declarationsWithin = [comment, /[^\]"'<]+/y, /</y, ...quoted]
const beforeRoot = [space, comment, /<\?xml[^>]*>/iy]

/** What a text is by its first element. Nothing is read twice: a caller chose it, and a pattern that goes back can take for ever. */
export function kindOfText(text: string): 'SVG' | 'HTML' | 'OTHER' {
  const root = rootOf(text)
  if (/^<(?:svg:)?svg[\s>]/i.test(root)) return 'SVG'
  return /^<(?:!doctype\s+html|html|head|body|script|iframe)\b/i.test(root) ? 'HTML' : 'OTHER'
}

/** A text from its first element. The document type of a drawing comes before it. */
function rootOf(text: string): string {
  let at = skip(text, 0, beforeRoot)
  for (let end = afterDoctype(text, at); end !== undefined; end = afterDoctype(text, at)) at = skip(text, end, beforeRoot)
  return text.slice(at, at + 100)
}

/** Where the document type of a drawing ends, with what it declares itself. */
function afterDoctype(text: string, start: number): number | undefined {
  const name = /<!DOCTYPE\s+(?:svg:)?svg\b/iy
  let at = skip(text, start, [name])
  if (at === start) return undefined
  at = skip(text, at, declaration)
  if (text[at] === '[') at = skip(text, skip(text, at + 1, declarationsWithin), [/\]\s*/y])
  return text[at] === '>' ? at + 1 : undefined
}

/** Where none of the patterns, each of which begins where the one before ended, matches any more. */
function skip(text: string, start: number, patterns: readonly RegExp[]): number {
  let at = start
  for (let end = endOf(text, at, patterns); end !== undefined; end = endOf(text, at, patterns)) at = end
  return at
}

function endOf(text: string, at: number, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex
  }
  return undefined
}
