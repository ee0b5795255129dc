import type { FieldView } from './field-view.ts'
import type { ItemCard } from './item-card.ts'

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

interface Described {
  card: ItemCard
  address: string
  baseUrl: string
  views: readonly FieldView[]
  updated: string | undefined
}

/** An item for search engines: an article if it has a text and a date, otherwise a creative work. */
export function itemData({ card, address, baseUrl, views, updated }: Described): Data {
  const isArticle = card.date !== undefined && views.some(({ kind }) => kind === 'rich')
  const pictures = views.flatMap((view) => (view.kind === 'pictures' ? view.pictures.map(({ url }) => `${baseUrl}${url}`) : []))
  return {
    ...context,
    '@type': isArticle ? 'Article' : 'CreativeWork',
    [isArticle ? 'headline' : 'name']: card.name,
    url: address,
    mainEntityOfPage: address,
    ...(card.text && { description: card.text }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(card.date && { datePublished: card.date.instant }),
    ...(updated && { dateModified: updated }),
  }
}
