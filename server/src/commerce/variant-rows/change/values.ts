import type { Static } from 'typebox'
import type { RowValues } from '@stoa/contract/variant-rows/editable'
import { currentPrice, isAmount } from '../../catalogue/public.ts'
import { fromWireAmount } from '../../pricing/public.ts'
import { presentUnits } from '../../stock/public.ts'
import type { VariantRowState } from '../store.ts'

export type SentValues = Static<typeof RowValues>
export type Field = keyof SentValues

/** What can be changed of a row, as it is calculated with. */
export interface Values {
  sku: string | null
  barcode: string | null
  /** In minor units, as the two amounts below. */
  price: number
  salePrice: number | null
  cost: number | null
  weight: number | null
  visible: boolean
  trackQuantity: boolean
  inStock: boolean
  quantity: number
  lowStockThreshold: number | null
}

export function valuesOf(row: VariantRowState): Values {
  const { priceMinor, costMinor, sku, barcode, weight, visible, ownThreshold, productType, discount } = row
  const current = currentPrice(row, discount)
  const { trackQuantity, inStock, quantity } = presentUnits(row, 0)
  return {
    // The catalogue V1 keeps spaces around it.
    sku: sku === null ? null : text(sku),
    barcode,
    price: priceMinor,
    salePrice: current < priceMinor ? current : null,
    cost: costMinor,
    weight: productType === 'digital' ? null : weight,
    visible,
    trackQuantity,
    inStock,
    quantity,
    lowStockThreshold: ownThreshold,
  }
}

type Readers = { [Name in Field]: (sent: NonNullable<SentValues[Name]>, currency: string) => Values[Name] | undefined }

const asSent = <Value>(sent: Value): Value => sent
const text = (sent: string): string | null => sent.trim() || null
function amount(sent: string, currency: string): number | undefined {
  const minor = fromWireAmount(sent, currency)
  return minor !== undefined && isAmount(minor, currency) ? minor : undefined
}

/** As it is stored. */
const toThousandths = (sent: number): number => Number(sent.toFixed(3))

const readers: Readers = {
  sku: text,
  barcode: text,
  price: amount,
  salePrice: amount,
  cost: amount,
  weight: toThousandths,
  visible: asSent,
  trackQuantity: asSent,
  inStock: asSent,
  quantity: asSent,
  lowStockThreshold: asSent,
}

export const fieldNames = Object.keys(readers) as Field[]

/** A value that is sent. Undefined if the currency doesn't have the amount. */
export function readValue<Name extends Field>(name: Name, sent: SentValues[Name], currency: string): Values[Name] | null | undefined {
  return sent === null ? null : readers[name](sent as NonNullable<SentValues[Name]>, currency)
}
