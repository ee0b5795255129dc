import { isDeepStrictEqual } from 'node:util'
import { presentSeo } from '../present-seo.ts'
import { presentSizes } from '../present-sizes.ts'
import { hasChoices, isText, type Product, type ProductDoc, type ProductWithVariants, type Variant } from '../product.ts'

/** What each field of a product on the wire is made of. What is presented alike is the same, so a product that is sent back as it was read doesn’t change. */
const fields: Readonly<Record<string, (product: Product) => unknown>> = {
  ...Object.fromEntries(
    (['name', 'slug', 'visible', 'productType', 'sku', 'collectionIds'] as const).map((key) => [key, (product: Product) => product[key]]),
  ),
  brand: ({ brand, doc }) => [brand, doc.brandId],
  ribbon: ({ ribbon, doc }) => [ribbon, doc.ribbonId],
  ribbons: ({ doc }) => doc.additionalRibbons ?? [],
  priceData: ({ priceMinor }) => priceMinor,
  discount: ({ doc }) => [doc.discount, doc.saleMinor],
  productOptions: ({ doc }) => [doc.options, doc.modifiers.filter(hasChoices)],
  customTextFields: ({ doc }) => doc.modifiers.filter(isText),
  ...Object.fromEntries(
    (
      [
        ['description', 'description'],
        ['manageVariants', 'manageVariants'],
        ['weight', 'weight'],
        ['costAndProfitData', 'itemCostMinor'],
        ['pricePerUnitData', 'pricePerUnit'],
        ['media', 'media'],
        ['additionalInfoSections', 'infoSections'],
        ['digitalFile', 'fileId'],
      ] as const satisfies readonly (readonly [string, keyof ProductDoc])[]
    ).map(([name, key]) => [name, ({ doc }: Product) => doc[key]]),
  ),
  productDimensions: ({ doc }) => presentSizes(doc).productDimensions,
  packageDimensions: ({ doc }) => presentSizes(doc).packageDimensions,
  seoData: ({ doc }) => doc.seo && presentSeo(doc.seo),
  mainCategoryId: ({ doc }) => doc.mainCategoryId,
  tags: ({ doc }) => doc.tags,
  extendedFields: ({ doc }) => doc.extendedFields,
}

/** The names of the fields of a product that differ, as events name them. */
export const changedFields = (before: Product, after: Product): string[] =>
  Object.entries(fields).flatMap(([name, valueOf]) => (isDeepStrictEqual(valueOf(before), valueOf(after)) ? [] : [name]))

const variantFields: Readonly<Record<string, (variant: Variant) => unknown>> = {
  price: ({ priceMinor, saleMinor }) => [priceMinor, saleMinor],
  cost: ({ costMinor }) => costMinor,
  weight: ({ weight }) => weight,
  sku: ({ sku }) => sku,
  barcode: ({ barcode }) => barcode,
  visible: ({ visible }) => visible,
  choices: ({ choices }) => choices,
  pricePerUnitData: ({ doc }) => doc.contents,
  productDimensions: ({ doc }) => presentSizes(doc).productDimensions,
  packageDimensions: ({ doc }) => presentSizes(doc).packageDimensions,
}

const changedInVariant = (before: Variant, after: Variant): string[] =>
  Object.entries(variantFields).flatMap(([name, valueOf]) => (isDeepStrictEqual(valueOf(before), valueOf(after)) ? [] : [name]))

/** How the variants of a product differ: `changedFields` of a new or deleted one are all. */
export function variantDifferences(before: ProductWithVariants, after: ProductWithVariants) {
  const heldById = new Map(before.variants.map((variant) => [variant.id, variant]))
  const remaining = new Set(after.variants.map(({ id }) => id))
  const all = Object.keys(variantFields)
  const inserted = after.variants.filter(({ id }) => !heldById.has(id))
  const deleted = before.variants.filter(({ id }) => !remaining.has(id))
  const changes = after.variants.flatMap((variant) => {
    const held = heldById.get(variant.id)
    return held
      ? [{ variant, before: held, changedFields: changedInVariant(held, variant), isMoved: held.position !== variant.position }]
      : []
  })
  const changed = changes.filter((change) => change.changedFields.length > 0)
  return {
    inserted,
    deleted,
    released: changes.flatMap(({ variant, before: held }) => (held.barcode !== null && held.barcode !== variant.barcode ? [held] : [])),
    updated: changes.filter((change) => change.changedFields.length > 0 || change.isMoved).map(({ variant }) => variant),
    changed: [
      ...changed.map(({ variant, changedFields: names }) => ({ variant, changedFields: names })),
      ...[...inserted, ...deleted].map((variant) => ({ variant, changedFields: all })),
    ],
  }
}
