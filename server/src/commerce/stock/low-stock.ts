import type { Static } from 'typebox'
import { lowStockAtMost, type LowStockVariant } from '@stoa/contract/stock/low-stock'
import type { Context } from '../../kernel/context.ts'
import { countLow, type LowVariant } from './low/store.ts'
import { presentVariantHead } from './variant-head.ts'

/** The largest stock that counts as low in a shop, unless a variant has its own threshold. */
export const shopThreshold = ({ site }: Pick<Context, 'site'>): number => site.settings.lowStockThreshold ?? lowStockAtMost

/** How many variants are low on stock, counted up to `atMost` plus one. */
export const countLowStock = (context: Pick<Context, 'db' | 'siteId' | 'site'>, atMost: number): Promise<number> =>
  countLow(context, { threshold: shopThreshold(context), atMost })

interface LowView {
  /** Of variants without their own. */
  threshold: number
  baseUrl: string
}

export const presentLowVariant = (variant: LowVariant, { threshold, baseUrl }: LowView): Static<typeof LowStockVariant> => ({
  ...presentVariantHead(variant, baseUrl),
  quantity: variant.quantity,
  reserved: variant.reserved,
  threshold: variant.ownThreshold ?? threshold,
})
