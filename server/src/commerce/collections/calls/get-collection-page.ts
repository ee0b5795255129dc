import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentMedia, presentSeo } from '../../catalogue/public.ts'
import { collectionIdOf } from '../collection-key.ts'
import { presentLink, presentTile } from '../shop/present.ts'
import { selectSubcollections } from '../shop/store.ts'
import { findCollectionNames, findRowBySlug } from '../store.ts'

export const getCollectionPage: Handler<typeof collections.getCollectionPage> = async (context, { slug }) => {
  const collection = (await findRowBySlug(context, slug)) ?? refuse('COLLECTION_NOT_FOUND')
  const { id, path, sort, doc } = collection
  const { baseUrl } = context.services.settings
  const [above, below] = await Promise.all([path.length > 0 ? findCollectionNames(context, path) : [], selectSubcollections(context, id)])
  const names = new Map(above.map((one) => [one.id, one]))
  return {
    page: {
      ...presentLink(collection),
      description: doc.description,
      ...(doc.richDescription && { richDescription: doc.richDescription }),
      media: presentMedia(doc.media, baseUrl),
      sort,
      breadcrumbs: path.flatMap((one) => names.get(collectionIdOf(one)) ?? []).map(presentLink),
      subcollections: below.map((one) => presentTile(one, baseUrl)),
      ...(doc.seo && { seoData: presentSeo(doc.seo) }),
    },
  }
}
