import { listFor } from '../kit/list/list.ts'
import { byVisibility } from '../products/product-list.ts'

export const collectionList = listFor(({ dashboard: { collections, products } }) => ({
  ...collections,
  detail: collections.intro,
  filters: { visibility: collections.visibility },
  visibilities: products.visibility,
}))({
  search: { where: (search) => ({ name: { $contains: search } }), chip: (texts, search) => texts.words(search) },
  filters: { visibility: { ...byVisibility, texts: (texts) => texts.visibilities } },
  sorts: { name: 'name', slug: 'slug' },
  sort: 'name',
  isBare: true,
})
