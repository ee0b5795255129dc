import type { Customization, Part } from '../../catalogue-parts/public.ts'
import type { Product, ProductDoc, ProductWithVariants } from '../product.ts'
import { withCustomization } from './with-customization.ts'

/** A product with a part as it is now, in everything that names it. */
export function alignedWith(held: ProductWithVariants, part: Part): ProductWithVariants {
  if (part.kind === 'customization') return withCustomization(held, part)
  return { ...held, product: aligned[part.kind](held.product, part as never) }
}

type OfKind<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

const aligned: { [Kind in Exclude<Part, Customization>['kind']]: (product: Product, part: OfKind<Kind>) => Product } = {
  brand: (product, { id, name }) => (product.doc.brandId === id ? { ...product, brand: name } : product),
  ribbon: (product, { id, name }) => ({
    ...product,
    ribbon: product.doc.ribbonId === id ? name : product.ribbon,
    doc: withRibbons(product.doc, (ribbons) => ribbons.map((one) => (one.partId === id ? { partId: id, name } : one))),
  }),
  infoSection: (product, { id, name, doc: { title, description } }) =>
    withSections(product, (sections) =>
      sections.map((one) => (one.partId === id ? { partId: id, uniqueName: name, title, description } : one)),
    ),
}

/** A product without a part that was deleted. Options that products have aren't deleted. */
export function withoutPart(product: Product, id: string): Product {
  const { brandId, ribbonId, ...rest } = product.doc
  const doc = withRibbons(rest, (ribbons) => ribbons.filter(({ partId }) => partId !== id))
  const remaining = {
    ...product,
    brand: brandId === id ? null : product.brand,
    ribbon: ribbonId === id ? null : product.ribbon,
    doc: {
      ...doc,
      modifiers: doc.modifiers.filter(({ partId }) => partId !== id),
      ...(brandId !== undefined && brandId !== id && { brandId }),
      ...(ribbonId !== undefined && ribbonId !== id && { ribbonId }),
    },
  }
  return withSections(remaining, (sections) => sections.filter(({ partId }) => partId !== id))
}

type Ribbons = NonNullable<ProductDoc['additionalRibbons']>

function withRibbons({ additionalRibbons = [], ...doc }: ProductDoc, change: (ribbons: Ribbons) => Ribbons): ProductDoc {
  const ribbons = change(additionalRibbons)
  return { ...doc, ...(ribbons.length > 0 && { additionalRibbons: ribbons }) }
}

const withSections = (product: Product, change: (sections: ProductDoc['infoSections']) => ProductDoc['infoSections']): Product => ({
  ...product,
  doc: { ...product.doc, infoSections: change(product.doc.infoSections) },
})
