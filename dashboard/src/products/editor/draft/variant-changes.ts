import type { Client } from '@stoa/sdk'
import type { Product } from '../../../answers.ts'
import { amountOrNull } from './amounts.ts'
import { combinations } from './combinations.ts'
import type { ProductDraft, VariantDraft } from './product-draft.ts'

export type VariantChange = Parameters<Client['catalogue']['updateProductVariants']>[0]['variants'][number]
type Variant = Product['variants'][number]

interface Drafts {
  draft: ProductDraft
  /** The form as it was before; undefined for a new product. */
  base: ProductDraft | undefined
}

/** A row of the form with the variant that the server has for it. */
export interface VariantRow {
  /** Its index in the form. */
  index: number
  row: VariantDraft
  was: VariantDraft | undefined
  variant: Variant
}

/** The rows of the form whose combinations the product has. */
export function variantRows({ draft, base }: Drafts, variants: readonly Variant[]): VariantRow[] {
  const known = new Map(variants.map((variant) => [choicesKey(variant.choices), variant]))
  const before = new Map(base?.variants.map((row) => [row.key, row]))
  const byKey = new Map(combinations(draft.options).map(({ key, choices }) => [key, choices]))
  return draft.variants.flatMap((row, index) => {
    const choices = byKey.get(row.key)
    const variant = choices && known.get(choicesKey(choices))
    return variant ? [{ index, row, was: before.get(row.key), variant }] : []
  })
}

const choicesKey = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** The fields of a variant that the product has a value for, unless the variant has its own. */
const inherited = ['price', 'cost', 'weight'] as const
type Inherited = (typeof inherited)[number]

const presentOf: Readonly<Record<Inherited, (variant: Variant) => number | null>> = {
  price: ({ variant }) => variant?.priceData.price ?? null,
  cost: ({ variant }) => variant?.costAndProfitData?.itemCost ?? null,
  weight: ({ variant }) => variant?.weight || null,
}

/** What has to change so that the variants are as in the form. Only fields that the form changed are sent, and those that follow the product. */
export const variantChanges = (drafts: Drafts, variants: readonly Variant[]): (VariantChange & { index: number })[] =>
  variantRows(drafts, variants).flatMap((row) => {
    const change = { ...inheritedChanges(row, drafts), ...ownChanges(row) }
    return Object.keys(change).length === 0 ? [] : [{ index: row.index, variantIds: [row.variant.id], ...change }]
  })

function inheritedChanges({ row, was, variant }: VariantRow, { draft, base }: Drafts): VariantChange {
  return Object.fromEntries(
    inherited.flatMap((name) => {
      const isMeant = !was || row[name] !== was[name] || base?.[name] !== draft[name]
      const target = amountOrNull(row[name] || draft[name])
      const isThere = target === presentOf[name](variant) || (name === 'price' && target === null)
      return isMeant && !isThere ? [[name, target]] : []
    }),
  )
}

function ownChanges({ row, was, variant: { variant } }: VariantRow): VariantChange {
  const isVisible = row.visible === 'on'
  return {
    ...((!was || row.sku !== was.sku) && row.sku !== (variant?.sku ?? '') && { sku: row.sku || null }),
    ...((!was || row.visible !== was.visible) && isVisible !== (variant?.visible === true) && { visible: isVisible }),
  }
}
