import type { Client } from '@stoa/sdk'
import type { RowPatch } from '../../grid/row-write.ts'
import type { Data, Item } from '../../grid/window.ts'

export type VariantRow = Awaited<ReturnType<Client['variantRows']['queryVariantRows']>>['rows'][number]
export type VariantRowChange = Parameters<Client['variantRows']['updateVariantRows']>[0]['rows'][number]

const amounts: ReadonlySet<string> = new Set(['price', 'salePrice', 'cost'])

const numberOrNone = (text: string | null | undefined): number | undefined =>
  text === null || text === undefined ? undefined : Number(text)

/** A variant as a row of the grid: amounts are numbers, and what has no value is absent. */
export function itemOf(row: VariantRow): Item {
  const { id, choices, price, salePrice, cost, image: _, ...others } = row
  const data: Record<string, unknown> = {
    ...others,
    choices: Object.values(choices).join(' / '),
    price: Number(price),
    salePrice: numberOrNone(salePrice),
    cost: numberOrNone(cost),
  }
  return { id, data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== null)) }
}

/** A change of a row as the call has it. `decimals` are those of the currency. */
export function changeOf({ id, was, set, unset }: Omit<RowPatch, 'row'>, decimals: number): VariantRowChange {
  const wire = (key: string, value: unknown): unknown =>
    value === undefined ? null : amounts.has(key) && typeof value === 'number' ? value.toFixed(decimals) : value
  const wired = (values: Data): Data => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wire(key, value)]))
  const cleared = Object.fromEntries(unset.map((key) => [key, null]))
  return { id, was: wired(was), changes: { ...wired(set), ...cleared } } as VariantRowChange
}

const uuidLength = 36

/** The product of a row: row IDs are those of its product and its variant. */
export const productOf = (rowId: string): string => rowId.slice(0, uuidLength)
