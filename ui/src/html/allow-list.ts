/** What each element of written HTML becomes on a page, and in the editor of rich text. Where there is no name, the element is left out and its text stays. */
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

export type Reader = 'page' | 'editor'
type Row = (typeof elements)[keyof typeof elements]
export type TagOf<R extends Reader> = Extract<Row, Record<R, string>>[R]

/** The element that a name stands for, if this reader has one. */
export const tagOf = <R extends Reader>(name: string, reader: R): TagOf<R> | undefined =>
  Object.hasOwn(elements, name) ? (elements[name as keyof typeof elements] as Partial<Record<Reader, TagOf<R>>>)[reader] : undefined

export type Attribute = 'href' | 'src' | 'alt'
export type Allow = (value: string) => string | undefined

/** The attributes of an element, and which values of theirs. */
export const attributes: Readonly<Record<string, Readonly<Partial<Record<Attribute, Allow>>>>> = {
  a: { href: (value) => safeHref(value.replace(/[ "<>]/g, encodeURIComponent)) },
  img: { src: safePicture, alt: (value) => value },
}

/** Elements whose text is not meant to be read: it goes with them. */
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

/** What word processors and browsers wrap around what they copy: without attributes nothing is lost with it. */
export const wrappers: ReadonlySet<string> = new Set(['html', 'body', 'div', 'span', 'font', 'article', 'section', 'main', 'meta', 'o:p'])

/** Whether a text is an address of the web that a page may lead to. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>]+$/i.test(text)

/** Where a link may lead: the web, an email address, a telephone, a heading of the page, or a page of this site. */
export function safeHref(href: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers skip these, so a scheme can hide behind them.
  if (/[\u0000-\u0020"<>\\]/.test(href)) return undefined
  return isWebAddress(href) || /^(?:mailto:|tel:|#|\/(?!\/))/i.test(href) ? href : undefined
}

/** A picture of the site by its media text or its path, or one of the web. */
export function safePicture(src: string): string | undefined {
  const isOwn = /^\/media\/[\w.~-]+$/.test(src) || /^wix:image:\/\/v1\/(?!\.+(?:[/#]|$))[\w.~-]+(?:\/[^#]*)?(?:#.*)?$/.test(src)
  return isOwn || isWebAddress(src) ? src : undefined
}
