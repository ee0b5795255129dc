import type { Client } from '@stoa/sdk'
import type { Details } from './details.ts'
import { treeReference } from './tree/load-tree.server.ts'

type Answer<Call extends (...values: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

type Saved = Answer<Client['collections']['getCollection']> &
  Answer<Client['collections']['getCollectionSettings']> &
  Answer<Client['categories']['getCategory']>

/** The details of a collection as its form has them. */
export function detailsOf({ collection, settings, category }: Saved): Details {
  const { sort, isFeatured, mediaIds, seoTitle, seoDescription } = settings
  return {
    name: collection.name ?? '',
    slug: collection.slug ?? '',
    description: collection.description ?? '',
    richDescription: category.richContentDescription ? JSON.stringify(category.richContentDescription, undefined, 2) : '',
    isVisible: collection.visible === true,
    isFeatured,
    sort,
    mediaId: mediaIds[0] ?? '',
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
  }
}

export const getRichCategory = ({ categories }: Client, categoryId: string) =>
  categories.getCategory({ categoryId, treeReference, fields: ['RICH_CONTENT_DESCRIPTION'] })

export async function readDetails(client: Client, id: string): Promise<Details> {
  const { collection } = await client.collections.getCollection({ id })
  const [{ settings }, { category }] = await Promise.all([client.collections.getCollectionSettings({ id }), getRichCategory(client, id)])
  return detailsOf({ collection, settings, category })
}
