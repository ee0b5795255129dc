import { listFor } from '../kit/list/list.ts'
import { byVisibility } from '../products/product-list.ts'

/** Search and filter of the tree of collections. */
export const collectionList = listFor(({ dashboard: { collections, products } }) => ({
  ...collections,
  detail: collections.intro,
  filters: { visibility: collections.visibility },
  visibilities: products.visibility,
}))({
  search: { chip: (texts, search) => texts.words(search) },
  filters: { visibility: { ...byVisibility, texts: (texts) => texts.visibilities } },
  sizes: [1000],
  isBare: true,
})
