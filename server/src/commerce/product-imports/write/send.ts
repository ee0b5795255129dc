import { productsV3 } from '@stoa/contract'
import type { ImportBatch, ImportProblem } from '../../../content/data-imports/public.ts'
import { isFileUrl } from '../../../content/file-imports/public.ts'
import { parseRequest } from '../../../http/parse-request.ts'
import type { Context } from '../../../kernel/context.ts'
import { Invalid } from '../../../kernel/refuse.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { ProductInput } from '../../products-v3/public.ts'
import { InvalidCell } from '../read/cells.ts'
import { type SentProduct, v3InputOf } from '../read/input.ts'
import type { ReadProduct } from '../read/product.ts'
import type { Writing } from '../read/writing.ts'
import { withDiscount } from './discount.ts'
import { problemOfViolations } from './problems.ts'

/** A product of a file that is ready to be written. */
export interface Ready {
  product: ReadProduct
  before: ProductWithVariants | undefined
  variantRows: SentProduct['variantRows']
  write: { at: string; input: ProductInput; finish: ReturnType<typeof withDiscount> }
}

interface Sending {
  before: ProductWithVariants | undefined
  emptyCells: ImportBatch['emptyCells']
  mediaOf: Writing['mediaOf']
}

/** The path that violations begin with. */
const at = 'product'

/** A product as it is sent to the catalogue, or what is wrong with its cells. */
export function ready({ site }: Context, product: ReadProduct, sending: Sending): Ready | { problem: ImportProblem } {
  const { before, emptyCells, mediaOf } = sending
  const { currency, weightUnit } = site.settings
  const wrong = invalidAddress(product, mediaOf)
  if (wrong) return { problem: wrong }
  const writing = { before, currency, weightUnit, clears: emptyCells === 'CLEAR', mediaOf }
  try {
    const { input, variantRows } = v3InputOf(product, writing)
    const sent = checked(input, { product, before, variantRows })
    return 'problem' in sent
      ? sent
      : { product, before, variantRows, write: { at, input: sent.input, finish: withDiscount(product, writing) } }
  } catch (error) {
    if (error instanceof InvalidCell) return { problem: error.problem }
    throw error
  }
}

function invalidAddress({ rows, pictures = [], variants }: ReadProduct, mediaOf: Writing['mediaOf']): ImportProblem | undefined {
  const named = [
    ...pictures.map(({ row, source }) => ({ row, source, field: 'pictures' as const })),
    ...variants.flatMap(({ row, picture }) => (picture === undefined ? [] : [{ row, source: picture, field: 'variantPicture' as const }])),
  ]
  const invalid = named.find(({ source }) => {
    const media = mediaOf(source)
    return 'url' in media && !isFileUrl(media.url)
  })
  if (!invalid) return undefined
  const { row, field, source } = invalid
  return { ...rows[0]!.at(field), row, code: 'FORMAT', description: `“${source}” isn’t an http or https address.` }
}

/** What the catalogue’s own calls accept. */
function checked(
  input: Record<string, unknown>,
  { product, before, variantRows }: Pick<Ready, 'product' | 'before' | 'variantRows'>,
): { input: ProductInput } | { problem: ImportProblem } {
  const call = before ? productsV3.updateProductWithInventory : productsV3.createProductWithInventory
  const named = before && { id: before.product.id, revision: String(before.product.revision) }
  try {
    const request = parseRequest<{ product: ProductInput }>(call.request, { product: { ...input, ...named } }, 'owner')
    return { input: request.product }
  } catch (error) {
    if (error instanceof Invalid) return { problem: problemOfViolations(error.violations, { rows: product.rows, variantRows }) }
    throw error
  }
}
