/** What each HTML element becomes on a page and in the rich text editor. An element without a name is removed and its text is kept.
 *  What is stored keeps all of them as they were written. */
export const elements = {
  p: { page: 'p', editor: 'p' },
  div: { page: 'p', editor: 'p' },
  br: { page: 'br', editor: 'br' },
  strong: { page: 'strong', editor: 'strong' },
  b: { page: 'strong', editor: 'strong' },
  em: { page: 'em', editor: 'em' },
  i: { page: 'em', editor: 'em' },
  u: { page: 'u', editor: 'u' },
  s: { editor: 's' },
  strike: { editor: 's' },
  del: { editor: 's' },
  code: { editor: 'code' },
  a: { page: 'a', editor: 'a' },
  ul: { page: 'ul', editor: 'ul' },
  ol: { page: 'ol', editor: 'ol' },
  li: { page: 'li', editor: 'li' },
  h1: { page: 'h3', editor: 'h1' },
  h2: { page: 'h3', editor: 'h2' },
  h3: { page: 'h3', editor: 'h3' },
  h4: { page: 'h4', editor: 'h4' },
  h5: { page: 'h4', editor: 'h5' },
  h6: { page: 'h4', editor: 'h6' },
  blockquote: { page: 'blockquote', editor: 'blockquote' },
  pre: { editor: 'pre' },
  hr: { editor: 'hr' },
  img: { editor: 'img' },
} as const satisfies Readonly<Record<string, { page?: string; editor?: string }>>

type Name = keyof typeof elements
type Row = (typeof elements)[Name]
type Visible = 'page' | 'editor'
/** For whom HTML is read: for what is stored, for a page, or for the editor. */
export type Reader = 'stored' | Visible
export type TagOf<R extends Reader> = R extends Visible ? Extract<Row, Record<R, string>>[R] : Name

/** The element of a name, if this reader supports it. */
export function tagOf<R extends Reader>(name: string, reader: R): TagOf<R> | undefined {
  if (!Object.hasOwn(elements, name)) return undefined
  const row: Partial<Record<Reader, string>> = elements[name as Name]
  return (reader === 'stored' ? name : row[reader]) as TagOf<R> | undefined
}

export type Attribute = 'href' | 'src' | 'alt'
export type Allow = (value: string) => string | undefined

/** The allowed attributes and values of an element. */
export const attributes: Readonly<Record<string, Readonly<Partial<Record<Attribute, Allow>>>>> = {
  a: { href: (value) => safeHref(value.replace(/[ "<>]/g, encodeURIComponent)) },
  img: { src: safePicture, alt: (value) => value },
}

/** Elements whose text isn't content: it is removed with them. */
export const silent: ReadonlySet<string> = new Set([
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
  'noembed',
  'noframes',
  'plaintext',
])

/** Wrappers that word processors and browsers add when copying: without attributes nothing is lost with them. */
export const wrappers: ReadonlySet<string> = new Set(['html', 'body', 'div', 'span', 'font', 'article', 'section', 'main', 'meta', 'o:p'])

/** Whether a text is a web URL that a page can link to. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>]+$/i.test(text)

/** Allowed link targets: the web, an email address, a phone number, a heading of the page, or a page of this site. */
export function safeHref(href: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers skip these, so a scheme can hide behind them.
  if (/[\u0000-\u0020"<>\\]/.test(href)) return undefined
  return isWebAddress(href) || /^(?:mailto:|tel:|#|\/(?!\/))/i.test(href) ? href : undefined
}

/** A picture of the site by its media text or path, or one of the web. */
export function safePicture(src: string): string | undefined {
  const isOwn = /^\/media\/[\w.~-]+$/.test(src) || /^wix:image:\/\/v1\/(?!\.+(?:[/#]|$))[\w.~-]+(?:\/[^#]*)?(?:#.*)?$/.test(src)
  return isOwn || isWebAddress(src) ? src : undefined
}
