import { isDeepStrictEqual } from 'node:util'
import { defused, writeCell } from '../../content/data-imports/public.ts'
import { toWireAmount } from '../pricing/public.ts'

/** A cell that exactly this text is read from again. Spaces around a cell don't count, so a text with some is written as JSON. */
export function exactCell(text: string | null | undefined): string {
  if (!text) return ''
  const cell = writeCell(text, 'TEXT')
  return cell === cell.trim() ? cell : `\\${JSON.stringify(text)}`
}

/** A cell for other platforms, which don't read JSON: only without what could be a formula. */
export const plainCell = (text: string | null | undefined): string => defused((text ?? '').normalize('NFC').trim())

/** An object as JSON; empty for one without fields. */
export const jsonCell = (value: object): string => (isDeepStrictEqual(value, {}) ? '' : exactCell(JSON.stringify(value)))

/** A number without an exponent. */
export function decimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e-')
  return exponent === undefined ? digits : `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`
}

export const decimalCell = (value: number | null | undefined): string => (value === null || value === undefined ? '' : decimal(value))

export const amountCell = (minor: number | null | undefined, currency: string): string =>
  minor === null || minor === undefined ? '' : toWireAmount(minor, currency)

/** Whether an entry of a list is read as it is. */
export const isListable = (text: string): boolean => text !== '' && text === text.trim() && !text.includes(';')
