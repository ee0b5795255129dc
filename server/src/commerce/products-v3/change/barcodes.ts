import type { ProductWithVariants, Variant } from '../../catalogue/public.ts'
import { ProductProblem } from './problem.ts'

/** A product that is about to be saved. `before` is undefined for a new one. */
export interface Draft {
  before: ProductWithVariants | undefined
  after: ProductWithVariants
}

export interface BarcodeOwner {
  productId: string
  barcode: string
}

/** Barcodes that products get. */
export const newBarcodes = (drafts: readonly Draft[]): string[] => drafts.flatMap((draft) => gained(draft).map(({ barcode }) => barcode))

/** The drafts that get barcodes of other variants, with the problem of each. Barcodes can change hands among the drafts that are saved. */
export function barcodeProblems(drafts: readonly Draft[], owners: readonly BarcodeOwner[]): Map<Draft, ProductProblem> {
  const problems = new Map<Draft, ProductProblem>()
  for (;;) {
    const failed = failing(
      drafts.filter((draft) => !problems.has(draft)),
      owners,
    )
    if (!failed) return problems
    problems.set(failed.draft, new ProductProblem('BARCODE_ALREADY_EXIST_ERROR', { names: failed.barcodes }))
  }
}

function failing(drafts: readonly Draft[], owners: readonly BarcodeOwner[]): { draft: Draft; barcodes: string[] } | undefined {
  const saved = new Set(drafts.map(({ after }) => after.product.id))
  const taken = new Set(owners.filter(({ productId }) => !saved.has(productId)).map(({ barcode }) => barcode))
  for (const draft of drafts) for (const { barcode } of retained(draft)) taken.add(barcode)
  for (const draft of drafts) {
    const barcodes = gained(draft).flatMap(({ barcode }) => {
      if (taken.has(barcode)) return barcode
      taken.add(barcode)
      return []
    })
    if (barcodes.length > 0) return { draft, barcodes: [...new Set(barcodes)] }
  }
  return undefined
}

type Coded = Pick<Variant, 'id'> & { barcode: string }

const coded = (variants: readonly Variant[]): Coded[] => variants.flatMap(({ id, barcode }) => (barcode === null ? [] : [{ id, barcode }]))

const isHeld = ({ before }: Draft, { id, barcode }: Coded): boolean =>
  before?.variants.some((variant) => variant.id === id && variant.barcode === barcode) ?? false

const gained = (draft: Draft): Coded[] => coded(draft.after.variants).filter((one) => !isHeld(draft, one))
const retained = (draft: Draft): Coded[] => coded(draft.after.variants).filter((one) => isHeld(draft, one))
