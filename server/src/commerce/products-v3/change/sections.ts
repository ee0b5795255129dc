import type { InfoSection, ProductWithVariants } from '../../catalogue/public.ts'
import { failProduct } from './problem.ts'

const sectionsMax = 20

/** A product with further sections after its own. What it has already stays where it is. */
export function withSectionsAdded({ product, variants }: ProductWithVariants, sections: readonly InfoSection[]): ProductWithVariants {
  const own = new Set(product.doc.infoSections.map(({ partId }) => partId))
  const infoSections = [...product.doc.infoSections, ...sections.filter(({ partId }) => !own.has(partId))]
  if (infoSections.length > sectionsMax) failProduct('TOO_MANY_INFO_SECTIONS_ERROR')
  return { product: { ...product, doc: { ...product.doc, infoSections } }, variants }
}

export function withoutSections({ product, variants }: ProductWithVariants, ids: ReadonlySet<string>): ProductWithVariants {
  const infoSections = product.doc.infoSections.filter(({ partId }) => !ids.has(partId))
  return { product: { ...product, doc: { ...product.doc, infoSections } }, variants }
}
