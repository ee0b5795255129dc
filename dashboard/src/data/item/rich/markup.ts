import { isWebAddress, mediaIn } from '../media/media.ts'

/** Elements the editor writes, by all their names. */
const tags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'p',
      'br',
      'strong',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'a',
      'code',
      'pre',
      'hr',
      'img',
    ].map((tag) => [tag, tag]),
  ),
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
}
const empty = new Set(['br', 'hr', 'img'])
/** Elements whose text is not meant to be read. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'head',
  'xmp',
  'select',
])
/** What may stand between, as Word and browsers wrap what they copy: the text in it counts. */
const wrappers = new Set(['html', 'body', 'div', 'span', 'font', 'article', 'section', 'main', 'meta', 'o:p'])

const token = /<!--[\s\S]*?(?:-->|$)|<!doctype[^>]*>|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi

/** HTML that somebody wrote or pasted, of known elements alone: no scripts, no handlers, no styles, no addresses but safe ones. */
export function cleanMarkup(html: string): string {
  let clean = ''
  let muted: string | undefined
  let read = 0
  for (const match of html.matchAll(token)) {
    const [whole, slash, name, attributes = ''] = match
    if (muted === undefined) clean += escaped(html.slice(read, match.index))
    read = match.index + whole.length
    const raw = name?.toLowerCase() ?? ''
    if (muted !== undefined) muted = slash && raw === muted ? undefined : muted
    else if (silent.has(raw)) muted = slash || attributes.endsWith('/') ? undefined : raw
    else clean += written(raw, slash === '/', attributes)
  }
  return muted === undefined ? clean + escaped(html.slice(read)) : clean
}

function written(raw: string, isEnd: boolean, attributes: string): string {
  if (raw === 'div') return isEnd ? '</p>' : '<p>'
  const tag = Object.hasOwn(tags, raw) ? tags[raw]! : undefined
  if (tag === undefined || (isEnd && empty.has(tag))) return ''
  if (isEnd) return `</${tag}>`
  const href = tag === 'a' ? safeHref(attributeOf(attributes, 'href')) : undefined
  if (tag === 'a') return href === undefined ? '<a>' : `<a href="${quoted(href)}">`
  if (tag !== 'img') return `<${tag}>`
  const src = safePicture(attributeOf(attributes, 'src'))
  return src === undefined ? '' : `<img src="${quoted(src)}" alt="${quoted(attributeOf(attributes, 'alt'))}">`
}

/** What the editor does not know and would lose: names of elements, and of attributes that say something. */
export function unknownMarkup(html: string): string[] {
  const found = new Set<string>()
  for (const [, slash, name = '!', attributes = ''] of html.matchAll(token)) {
    const raw = name.toLowerCase()
    if (slash) continue
    const tag = Object.hasOwn(tags, raw) ? tags[raw]! : undefined
    if (tag === undefined) found.add(wrappers.has(raw) && attributes.trim() === '' ? '' : raw)
    else for (const attribute of attributesIn(attributes)) if (!(known[tag] ?? []).includes(attribute)) found.add(`${raw} ${attribute}`)
    if (tag === 'a' && safeHref(attributeOf(attributes, 'href')) === undefined) found.add('a href')
    if (tag === 'img' && safePicture(attributeOf(attributes, 'src')) === undefined) found.add('img src')
  }
  found.delete('')
  return [...found]
}

const known: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] }

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g

const attributesIn = (attributes: string): string[] => [...attributes.matchAll(attribute)].map(([, name = '']) => name.toLowerCase())

function attributeOf(attributes: string, wanted: string): string {
  for (const [, name = '', double, single, bare] of attributes.matchAll(attribute))
    if (name.toLowerCase() === wanted) return decoded(double ?? single ?? bare ?? '').trim()
  return ''
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
}

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(entities, name.toLowerCase()) ? entities[name.toLowerCase()]! : whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Text between elements: what looks like one is none. Entities stay what they are. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;')
export const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Only addresses of the web, of mail and telephone, and of this site. */
export function safeHref(href: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers skip these, so that a scheme can hide behind them.
  if (/[\u0000-\u0020"<>\\]/.test(href)) return undefined
  return isWebAddress(href) || /^(?:mailto:|tel:|#|\/(?!\/))/i.test(href) ? href : undefined
}

/** A picture by the wire's text for it, or by its address. */
export const safePicture = (src: string): string | undefined =>
  mediaIn(src)?.kind === 'image' || isWebAddress(src) || /^\/media\/[\w.~-]+$/.test(src) ? src : undefined
