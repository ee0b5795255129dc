import type { Static } from 'typebox'
import type { VariantRow } from '@stoa/contract/variant-rows/variant-row'
import type { Context } from '../../kernel/context.ts'
import { hasPermission } from '../../kernel/identity.ts'
import { toWireAmount } from '../pricing/public.ts'
import { presentUnits, presentVariantHead, shopThreshold } from '../stock/public.ts'
import { valuesOf } from './change/values.ts'
import type { VariantRowState } from './store.ts'

export type WireRow = Static<typeof VariantRow>

/** Presents rows for the caller. */
export function rowPresenter(context: Context): (row: VariantRowState) => WireRow {
  const { currency } = context.site.settings
  const { baseUrl } = context.services.settings
  const threshold = shopThreshold(context)
  const withStock = hasPermission(context.identity, 'WIX_STORES.READ_INVENTORY')
  return (row) => ({
    ...presentVariantHead(row, baseUrl),
    productType: row.productType,
    productVisible: row.productVisible,
    ...presentOwn(row, currency),
    ...(withStock && presentStock(row, threshold)),
  })
}

function presentOwn(row: VariantRowState, currency: string) {
  const { sku, barcode, price, salePrice, cost, weight, visible } = valuesOf(row)
  const amount = (minor: number | null) => (minor === null ? null : toWireAmount(minor, currency))
  return { sku, barcode, price: toWireAmount(price, currency), salePrice: amount(salePrice), cost: amount(cost), weight, visible }
}

const presentStock = (row: VariantRowState, threshold: number) => ({
  ...presentUnits({ ...row, visible: row.visible && row.productVisible }, threshold),
  lowStockThreshold: row.ownThreshold,
})
