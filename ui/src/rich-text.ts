/** A piece of rich text: a text, or an element of the few kinds that rich text has. */
export type RichNode = string | RichElement

export interface RichElement {
  tag: RichTag
  href?: string
  children: RichNode[]
}

const richTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'] as const
export type RichTag = (typeof richTags)[number]

const synonyms: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }
/** Elements whose text is not meant to be read. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea', 'head'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** What an element ends by beginning, as browsers have it: else the page they build is not the page that was written. */
const ends: Readonly<Partial<Record<RichTag, readonly RichTag[]>>> = {
  p: ['p'],
  ul: ['p'],
  ol: ['p'],
  h3: ['p'],
  h4: ['p'],
  blockquote: ['p'],
  li: ['p', 'li'],
  a: ['a'],
}
const lists: ReadonlySet<RichTag> = new Set(['ul', 'ol'])

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g

/** Reads HTML that somebody wrote into a tree of known elements and plain text. What is not known is left out, its text kept: markup from here can do nothing but be read
 *  (threats X01, X04). */
export function richText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: Open[] = []
  const place = (): RichNode[] => open.at(-1)?.into ?? root
  let muted: string | undefined
  let read = 0
  for (const match of html.matchAll(token)) {
    const [whole, slash, name = '', attributes = ''] = match
    if (muted === undefined) addText(place(), html.slice(read, match.index))
    read = match.index + whole.length
    const raw = name.toLowerCase()
    if (muted !== undefined) {
      if (slash && raw === muted) muted = undefined
    } else if (silent.has(raw)) {
      if (!slash && !attributes.endsWith('/')) muted = raw
    } else if (slash) {
      close(open, tagOf(raw))
    } else {
      begin(open, root, { tag: tagOf(raw), attributes })
    }
  }
  if (muted === undefined) addText(place(), html.slice(read))
  return root
}

const tagOf = (raw: string): RichTag | undefined => synonyms[raw] ?? richTags.find((tag) => tag === raw)

interface Open {
  tag: RichTag
  into: RichNode[]
}

function begin(open: Open[], root: RichNode[], { tag, attributes }: { tag: RichTag | undefined; attributes: string }): void {
  if (!tag) return
  for (const ended of ends[tag] ?? []) close(open, ended, lists)
  const href = tag === 'a' ? safeHref(attributes) : undefined
  const element: RichElement = { tag, children: [], ...(href ? { href } : {}) }
  const into = open.at(-1)?.into ?? root
  into.push(element)
  if (tag !== 'br') open.push({ tag, into: element.children })
}

/** Closes the innermost open element of this kind, and what stands in it; `fences` are not reached through. */
function close(open: Open[], tag: RichTag | undefined, fences: ReadonlySet<RichTag> = new Set()): void {
  const at = open.findLastIndex((one) => one.tag === tag || fences.has(one.tag))
  if (at >= 0 && open[at]!.tag === tag) open.length = at
}

function addText(into: RichNode[], text: string): void {
  if (text) into.push(decoded(text))
}

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Only addresses of the web, of mail and of this site. */
function safeHref(attributes: string): string | undefined {
  const [, quoted, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const href = decoded(quoted ?? single ?? bare ?? '').trim()
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined
}
