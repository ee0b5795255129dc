import type { Static } from 'typebox'
import { quantityMax } from '@stoa/contract/stock/preorder'
import type { rowErrors, VariantRowChange } from '@stoa/contract/variant-rows/variant-row'
import type { VariantRowState } from '../store.ts'
import { type Field, fieldNames, readValue, type Values, valuesOf } from './values.ts'

export type RowChange = Static<typeof VariantRowChange>

export interface RowViolation {
  field: Field
  description: string
}

/** Why a row stays as it is. */
export interface RowError {
  code: keyof typeof rowErrors
  violations?: readonly RowViolation[]
}

/** What a row gets: the values that it hasn’t yet. */
export type Wanted = Partial<Values>

/** What is to be changed of a row, or why it can't be. */
export function readChange({ changes, was = {} }: Omit<RowChange, 'id'>, row: VariantRowState, currency: string): Wanted | RowError {
  const values = valuesOf(row)
  const sent = fieldNames.filter((name) => changes[name] !== undefined)
  const wanted: Wanted = Object.fromEntries(sent.map((name) => [name, readValue(name, changes[name], currency)]))
  const differing = sent.filter((name) => wanted[name] !== values[name])
  if (differing.length === 0) return {}
  const late = differing.filter((name) => was[name] !== undefined && readValue(name, was[name], currency) !== values[name])
  if (late.length > 0)
    return { code: 'ROW_CHANGED', violations: late.map((field) => ({ field, description: 'It has changed since it was read.' })) }
  const problem = problemOf(wanted, { row, values, differing: new Set(differing) })
  // As soon as it is tracked, the stored quantity serves preorders: the one that is sent is what is left.
  const isFirstQuantity = differing.includes('trackQuantity') && wanted.trackQuantity === true
  const changing = sent.filter((name) => differing.includes(name) || (name === 'quantity' && isFirstQuantity))
  return problem ?? Object.fromEntries(changing.map((name) => [name, wanted[name]]))
}

export const isError = (read: Wanted | RowError): read is RowError => 'code' in read

/** A row as it is stored. */
export interface StoredRow {
  row: Pick<VariantRowState, 'hasItem' | 'productType'>
  values: Values
}

type ChangedRow = StoredRow & { differing: ReadonlySet<Field> }

function problemOf(wanted: Wanted, stored: ChangedRow): RowError | undefined {
  const violations = [...amountViolations(wanted), ...ruleViolations(wanted, stored)]
  if (violations.length > 0) return { code: 'INVALID_ROW', violations }
  return stored.differing.has('quantity') && !isTracked(wanted, stored) ? { code: 'QUANTITY_NOT_TRACKED' } : undefined
}

const amountViolations = (wanted: Wanted): RowViolation[] =>
  fieldNames.flatMap((field) =>
    field in wanted && wanted[field] === undefined ? [{ field, description: 'The currency doesn’t have this amount.' }] : [],
  )

function ruleViolations(wanted: Wanted, stored: ChangedRow): RowViolation[] {
  const { row, values, differing } = stored
  const { price = values.price, salePrice = values.salePrice } = wanted
  const rules: readonly [field: Field, isBroken: boolean, description: string][] = [
    ['salePrice', differing.has('salePrice') && isTooHigh(salePrice, price), 'It must be less than the price.'],
    ['price', !differing.has('salePrice') && differing.has('price') && isTooHigh(salePrice, price), 'It must be more than the sale price.'],
    ['weight', row.productType === 'digital' && differing.has('weight'), 'Digital products have no weight.'],
    ['quantity', differing.has('quantity') && wanted.quantity! > quantityMax, `A variant can have at most ${quantityMax} units.`],
    ['inStock', differing.has('inStock') && isTracked(wanted, stored), 'The quantity is tracked and says whether there is any.'],
  ]
  return rules.flatMap(([field, isBroken, description]) => (isBroken ? [{ field, description }] : []))
}

const isTooHigh = (salePrice: number | null, price: number): boolean => salePrice !== null && salePrice >= price

/** Whether the quantity is tracked after the change. A variant gets an inventory item with its first quantity. */
export const isTracked = ({ trackQuantity, quantity }: Wanted, { row, values }: StoredRow): boolean =>
  trackQuantity ?? (row.hasItem ? values.trackQuantity : quantity !== undefined && quantity !== values.quantity)
