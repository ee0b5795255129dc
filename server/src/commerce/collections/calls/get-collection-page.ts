import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentMedia, presentSeo } from '../../catalogue/public.ts'
import { presentLink, presentTile } from '../shop/present.ts'
import { selectSubcollections } from '../shop/store.ts'
import { findRowBySlug } from '../store.ts'
import { findLinks } from '../tree/store.ts'

export const getCollectionPage: Handler<typeof collections.getCollectionPage> = async (context, { slug }) => {
  const collection = (await findRowBySlug(context, slug)) ?? refuse('COLLECTION_NOT_FOUND')
  const { id, path, sort, doc } = collection
  const { baseUrl } = context.services.settings
  const [above, below] = await Promise.all([findLinks(context, path), selectSubcollections(context, id)])
  return {
    page: {
      ...presentLink(collection),
      description: doc.description,
      ...(doc.richDescription && { richDescription: doc.richDescription }),
      media: presentMedia(doc.media, baseUrl),
      sort,
      breadcrumbs: path.flatMap((one) => above.get(one) ?? []).map(presentLink),
      subcollections: below.map((one) => presentTile(one, baseUrl)),
      ...(doc.seo && { seoData: presentSeo(doc.seo) }),
    },
  }
}
