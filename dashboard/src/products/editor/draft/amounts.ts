/** A typed number, with a comma or a point; undefined if nothing was typed, NaN if it is no number. */
export function amountOf(text: string): number | undefined {
  if (text === '') return undefined
  return /^\d{1,9}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A typed number for a field that null clears. */
export const amountOrNull = (text: string): number | null => amountOf(text) ?? null

/** A number as a field shows it: at least as many decimals as the currency has, if it has any. */
export function amountText(value: number | null | undefined, decimals = 0): string {
  if (value === null || value === undefined) return ''
  return Number.isInteger(value) || decimals === 0 ? String(value) : value.toFixed(Math.max(decimals, decimalsOf(value)))
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A typed amount as V3 has it; null if nothing, or zero, was typed. */
export const wireAmount = (text: string): string | null => (amountOf(text) ? String(amountOf(text)) : null)
