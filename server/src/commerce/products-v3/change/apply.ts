import { isDeepStrictEqual } from 'node:util'
import { withMedia, type Product, type ProductWithVariants } from '../../catalogue/public.ts'
import { withPreorder } from '../../stock/public.ts'
import { withDigitalFile } from './digital-file.ts'
import type { ProductInput, Reading, VariantInput } from './input.ts'
import { withOnlyVariant } from './only-variant.ts'
import { withOwnFields } from './own-fields.ts'
import { PartIndex } from './part-index.ts'
import { withPrices } from './prices.ts'
import { failProduct } from './problem.ts'
import { readMedia } from './read-media.ts'
import { withOptions } from './read-options.ts'
import { withParts } from './read-parts.ts'
import { readPreorder } from './read-stock.ts'
import { readVariants } from './read-variants.ts'
import { withUnitPrices } from './unit-prices.ts'

/** A product with the fields that are sent. Throws a `ProductProblem`; violations of single fields are added to those of the reading. */
export function withInput(before: ProductWithVariants, input: ProductInput, reading: Reading): ProductWithVariants {
  const known = new PartIndex(before.product, reading.facts.parts)
  const named = withParts(withOwnFields(before.product, input, reading), input, { known, reading })
  const media = readMedia(input, named.doc.media, reading)
  const pictured = media ? withMedia({ product: named, variants: before.variants }, media).product : named
  const mediaIds = new Set(pictured.doc.media.map(({ id }) => id))
  const doc = withOptions(pictured.doc, input, { known, mediaIds }, reading)
  return withVariants({ product: { ...pictured, doc }, variants: before.variants }, input, reading)
}

function withVariants(before: ProductWithVariants, input: ProductInput, reading: Reading): ProductWithVariants {
  const sent = input.variantsInfo?.variants
  if (!sent) {
    if (input.options) failProduct('MISSING_OPTIONS_ON_UPDATE_VARIANTS')
    return withUnitPrices(before, input, [], reading)
  }
  const { product, variants } = { product: withPreorderSettings(before, sent, reading), variants: before.variants }
  const read = readVariants({ product, variants }, sent, reading)
  const priced = withPrices(
    { product: withDigitalFile(product, sent, reading), variants: read.map(({ variant }) => variant) },
    read.map(({ price }) => price),
    before.variants,
  )
  const measured = withUnitPrices(
    priced,
    input,
    read.map(({ contents }) => contents),
    reading,
  )
  return { product: withOnlyVariant(measured.product, measured.variants), variants: measured.variants }
}

/** A product with the settings of preorders that its variants send. */
function withPreorderSettings({ product }: ProductWithVariants, sent: readonly VariantInput[], reading: Reading): Product {
  const { inventory } = product.doc
  const preorder = readPreorder(sent, inventory?.preorder, reading)
  if (!preorder || isDeepStrictEqual(preorder, withPreorder(inventory?.preorder, undefined))) return product
  const settings = { revision: (inventory?.revision ?? 0) + 1, updatedDate: reading.now.toISOString(), preorder }
  return { ...product, doc: { ...product.doc, inventory: settings } }
}
