import { isDeepStrictEqual } from 'node:util'
import { mainCategoryIdOf, type Product } from '../../catalogue/public.ts'
import { isNamed, listedCollections } from '../collections.ts'
import type { ExportedProduct } from '../exported-product.ts'
import { optionsInObject } from './options.ts'
import { sectionsWithoutColumns } from './sections.ts'
import { seoWithoutColumns } from './seo.ts'
import { modifiersWithoutColumns } from './texts.ts'

/** What has no column, as the catalogue V3 writes it: of the product and, if it has no options, of its only variant. Besides, the IDs of collections whose names
 *  don't tell which they are. */
export function productOthers({ product, collections }: ExportedProduct, { currency, only }: { currency: string; only: object }): object {
  const { doc } = product
  const collectionIds = listedCollections(collections).filter((collection) => !isNamed(collection))
  return {
    ...optionsInObject(product),
    ...modifiersWithoutColumns(product, currency),
    ...sectionsWithoutColumns(doc.infoSections),
    ...seoWithoutColumns(doc.seo),
    ...ribbonsOf(product),
    ...mainCategoryIdOf(product),
    ...(collectionIds.length > 0 && { collectionIds: collectionIds.map(({ id }) => id) }),
    ...(doc.tags && { tags: { privateTags: { tagIds: doc.tags.private }, publicTags: { tagIds: doc.tags.public } } }),
    ...(doc.extendedFields && { extendedFields: doc.extendedFields }),
    ...unitOf(product),
    ...(!isDeepStrictEqual(only, {}) && { variantsInfo: { variants: [only] } }),
  }
}

/** By their names: in another shop, they have other IDs. */
const ribbonsOf = ({ doc: { additionalRibbons = [] } }: Product): object =>
  additionalRibbons.length > 0 ? { additionalRibbons: additionalRibbons.map(({ name }) => ({ name })) } : {}

/** The quantity that prices per unit refer to. */
const unitOf = ({ productType, doc: { pricePerUnit } }: Product): object =>
  pricePerUnit && productType === 'physical'
    ? { physicalProperties: { pricePerUnit: { quantity: pricePerUnit.baseQuantity, measurementUnit: pricePerUnit.baseMeasurementUnit } } }
    : {}
