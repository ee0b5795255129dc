import type { DataPage } from '../answers.ts'
import type { FieldView, NamedLink } from './field-view.ts'
import type { ListedItem } from './find-items.server.ts'
import type { ItemCard } from './item-card.ts'
import type { ItemParts } from './item-parts.ts'
import type { ItemPicture } from './pictures.ts'
import { textIn } from './rich-content.ts'

type Data = Record<string, unknown>

const context = { '@context': 'https://schema.org' }

/** A list of items for search engines. */
export function listData({
  name,
  address,
  items,
  baseUrl,
}: {
  name: string
  address: string
  items: readonly ItemCard[]
  baseUrl: string
}): Data {
  const itemListElement = items.map(({ name: title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${baseUrl}${path}`,
  }))
  return { ...context, '@type': 'CollectionPage', name, url: address, mainEntity: { '@type': 'ItemList', itemListElement } }
}

/** Questions with their answers for search engines. Items without an answer are left out. */
export function questionsData({ name, address, items }: { name: string; address: string; items: readonly ListedItem[] }): Data {
  const mainEntity = items
    .map(({ name: question, answer = [] }) => ({
      question,
      text: answer
        .map(({ view }) => plainText(view))
        .join('\n')
        .trim(),
    }))
    .filter(({ text }) => text !== '')
    .map(({ question, text }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }))
  return { ...context, '@type': 'FAQPage', name, url: address, mainEntity }
}

const plainText = (view: FieldView): string =>
  view.kind === 'text' ? view.text : view.kind === 'rich' ? view.nodes.map(textIn).join(' ').replace(/\s+/g, ' ').trim() : ''

interface Described {
  layout: DataPage['itemLayout']
  card: ItemCard
  parts: ItemParts
  address: string
  baseUrl: string
  updated: string | undefined
}

/** An item for search engines, by its layout: an article, a person's profile, or a creative work. With all its fields it is an article if it has a text and a date. */
export function itemData({ layout, card, parts, address, baseUrl, updated }: Described): Data {
  const pictures = picturesOf(parts).map(({ url }) => `${baseUrl}${url}`)
  const described = { ...(card.text && { description: card.text }), ...(pictures.length > 0 && { image: pictures }) }
  const page = { url: address, mainEntityOfPage: address, ...(updated && { dateModified: updated }) }
  const published = card.date && { datePublished: card.date.instant }
  const isText = parts.read.some(({ view }) => view.kind === 'rich')
  if (layout === 'PROFILE')
    return {
      ...context,
      '@type': 'ProfilePage',
      url: address,
      ...(updated && { dateModified: updated }),
      mainEntity: { '@type': 'Person', name: card.name, url: address, ...described },
    }
  if (layout === 'ARTICLE' || (isText && published)) {
    const author = authorsOf(parts, baseUrl)
    const keywords = parts.tags.map(({ text }) => text)
    return {
      ...context,
      '@type': 'Article',
      headline: card.name,
      ...page,
      ...described,
      ...published,
      ...(author.length > 0 && { author }),
      ...(keywords.length > 0 && { keywords }),
    }
  }
  return { ...context, '@type': 'CreativeWork', name: card.name, ...page, ...described, ...published }
}

const picturesOf = ({ cover, read }: ItemParts): readonly ItemPicture[] => [
  ...(cover ? [cover] : []),
  ...read.flatMap(({ view }) => (view.kind === 'pictures' ? view.pictures : [])),
]

function authorsOf({ byline }: ItemParts, baseUrl: string): Data[] {
  const links: readonly NamedLink[] = byline?.kind === 'references' ? byline.links : byline?.kind === 'text' ? [{ name: byline.text }] : []
  return links.map(({ name, path }) => ({ '@type': 'Person', name, ...(path && { url: `${baseUrl}${path}` }) }))
}
