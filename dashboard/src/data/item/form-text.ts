import { cellText } from '../grid/cell-text.ts'
import type { GridField } from '../grid/field.ts'

/** A value as the form of an item has it: what `parseCell` reads, JSON on several lines. */
export function formText(value: unknown, { kind, type }: Pick<GridField, 'kind' | 'type'>, timeZone: string): string {
  const isPlain = type === 'ANY' && typeof value === 'string'
  if (kind === 'json' && value !== undefined && value !== null && !isPlain) return JSON.stringify(value, undefined, 2)
  return isPlain ? value : cellText(value, kind, timeZone)
}

/** A form's text as it was written: browsers send other line ends than they were given. */
export const normalizeLineEnds = (text: string): string => text.replaceAll('\r\n', '\n')
