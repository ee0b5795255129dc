import { fileIdOf } from '../../../content/files/public.ts'
import type { Product } from '../../catalogue/public.ts'
import type { Reading, VariantInput } from './input.ts'
import { failProduct } from './problem.ts'

export const digitalFileIds = (variants: readonly VariantInput[]): string[] =>
  variants.flatMap(({ digitalProperties }) =>
    digitalProperties?.digitalFile?.id === undefined ? [] : [fileIdOf(digitalProperties.digitalFile.id)],
  )

/** A product with the file that its buyers download, which all variants have that send one. */
export function withDigitalFile(product: Product, variants: readonly VariantInput[], { at, facts, violations }: Reading): Product {
  const sent = new Set(digitalFileIds(variants))
  const [fileId] = sent
  if (fileId === undefined || (fileId === product.doc.fileId && sent.size === 1)) return product
  const field = `${at}.variantsInfo.variants[${variants.findIndex(({ digitalProperties }) => digitalProperties)}].digitalProperties`
  if (product.productType !== 'digital')
    violations.push({ field, violatedRule: 'FIELD_NOT_ALLOWED', description: 'Only digital products have a file.' })
  if (sent.size > 1) violations.push({ field, violatedRule: 'VALIDATION', description: 'All variants have the same file.' })
  if (!facts.files.has(fileId)) failProduct('DIGITAL_FILE_NOT_FOUND_ERROR')
  return { ...product, doc: { ...product.doc, fileId } }
}
