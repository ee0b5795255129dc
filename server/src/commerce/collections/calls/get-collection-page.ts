import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentMedia } from '../../catalogue/public.ts'
import { collectionIdOf } from '../collection-key.ts'
import { seoTextsOf } from '../seo.ts'
import { findRowBySlug } from '../store.ts'

export const getCollectionPage: Handler<typeof collections.getCollectionPage> = async (context, { slug }) => {
  const collection = (await findRowBySlug(context, slug)) ?? refuse('COLLECTION_NOT_FOUND')
  const { id, name, sort, doc } = collection
  const seo = seoTextsOf(doc)
  return {
    page: {
      id: collectionIdOf(id),
      name,
      slug: collection.slug,
      description: doc.description,
      media: presentMedia(doc.media, context.services.settings.baseUrl),
      sort,
      ...(seo.title && { seoTitle: seo.title }),
      ...(seo.description && { seoDescription: seo.description }),
    },
  }
}
