import type { Product } from '../answers.ts'

type SeoData = Product['seoData']
type SeoTag = NonNullable<NonNullable<SeoData>['tags']>[number]

/** An element of the head, as React Router renders it: `title`, `meta`, `link`, or data that no browser executes. */
export type HeadTag = Readonly<Record<string, unknown>>

/** What a shop has written for the head of a page. */
export interface SeoHead {
  title: string | undefined
  description: string | undefined
  /** Absolute. */
  canonical: string | undefined
  tags: HeadTag[]
}

/** Names of `meta` that inform machines. Those that change what browsers do, such as `referrer` and `viewport`, aren’t among them (threat X03). */
const metaName =
  /^(?:description|keywords|author|copyright|publisher|rating|robots|googlebot(?:-news)?|bingbot|[\w.:-]*verif[\w.:-]*|msvalidate\.01|(?:twitter|dc|dcterms|geo)[.:][\w.:-]+)$/i
const metaProperty = /^(?:og|product|article|profile|book|video|music|fb|al|twitter):[\w.:-]+$/i
/** Links that load nothing. */
const linkRel = /^(?:canonical|alternate|prev|next|author|license|me)$/i

const textIn = (props: unknown, name: string): string | undefined => {
  const value = (props as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** How an element is read, by its name. Others are left out, and so are attributes that aren't read here (threats X03 and X04). */
const readers: Readonly<Record<string, (tag: SeoTag, address: string) => HeadTag | undefined>> = {
  title: ({ children }) => (children?.trim() ? { title: children.trim() } : undefined),
  meta({ props }) {
    const [name, property, content] = [textIn(props, 'name'), textIn(props, 'property'), textIn(props, 'content')]
    if (content === undefined) return undefined
    if (name && metaName.test(name)) return { name: name.toLowerCase(), content }
    return property && metaProperty.test(property) ? { property: property.toLowerCase(), content } : undefined
  },
  link({ props }, address) {
    const [rel, href] = [textIn(props, 'rel')?.toLowerCase(), webUrl(textIn(props, 'href'), address)]
    const hrefLang = textIn(props, 'hreflang') ?? textIn(props, 'hrefLang')
    return rel && href && linkRel.test(rel) ? { tagName: 'link', rel, href, ...(hrefLang && { hrefLang }) } : undefined
  },
  script({ props, children }) {
    const data = textIn(props, 'type')?.toLowerCase() === 'application/ld+json' ? jsonIn(children) : undefined
    return data && { 'script:ld+json': data }
  },
}

function webUrl(href: string | undefined, address: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, address)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function jsonIn(text = ''): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const readerOf = ({ type = '' }: SeoTag) => (Object.hasOwn(readers, type.toLowerCase()) ? readers[type.toLowerCase()] : undefined)

function readTag(tag: SeoTag, address: string): HeadTag[] {
  const read = tag.disabled ? undefined : readerOf(tag)?.(tag, address)
  return read ? [read] : []
}

/** The elements that a shop has written for a page at an address, without those that are disabled or not allowed. */
export function seoHead(seo: SeoData, address: string): SeoHead {
  const tags = (seo?.tags ?? []).flatMap((tag) => readTag(tag, address))
  const keywords = keywordsOf(seo)
  const all = keywords && !tags.some(({ name }) => name === 'keywords') ? [...tags, { name: 'keywords', content: keywords }] : tags
  const find = (key: string): HeadTag | undefined => all.find((tag) => keyOf(tag) === key)
  return {
    title: find('title')?.title as string | undefined,
    description: find('name description')?.content as string | undefined,
    canonical: find('link canonical')?.href as string | undefined,
    tags: all.filter((tag) => !('title' in tag)),
  }
}

/** The main keyword first. */
const keywordsOf = (seo: SeoData): string =>
  (seo?.settings?.keywords ?? [])
    .toSorted((a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false))
    .flatMap(({ term }) => term?.trim() || [])
    .join(', ')

/** What a page has once. */
const keyOf = ({ title, name, property, rel, hrefLang }: HeadTag): string =>
  title !== undefined ? 'title' : name ? `name ${name}` : property ? `property ${property}` : rel && !hrefLang ? `link ${rel}` : ''

/** A page's own elements, but for those that the shop has written instead. */
export function withSeoTags(own: readonly HeadTag[], { tags }: SeoHead): HeadTag[] {
  const written = new Set(tags.map(keyOf))
  return [...own.filter((tag) => keyOf(tag) === '' || !written.has(keyOf(tag))), ...tags]
}

/** Whether search engines may list a page. */
export const isIndexed = (seo: SeoData): boolean =>
  !seoHead(seo, 'http://localhost').tags.some(({ name, content }) => name === 'robots' && /\b(?:noindex|none)\b/i.test(String(content)))
