import { cellText } from '../../grid/cell-text.ts'
import type { DataField } from '../grid/field.ts'

/** A value as text for the item form: as `parseCell` reads it, with JSON on several lines. */
export function formText(value: unknown, { kind, type }: Pick<DataField, 'kind' | 'type'>, timeZone: string): string {
  const isPlain = type === 'ANY' && typeof value === 'string'
  if (kind === 'json' && value !== undefined && value !== null && !isPlain) return JSON.stringify(value, undefined, 2)
  return isPlain ? value : cellText(value, kind, timeZone)
}

/** Restores the line ends of a form's text, which browsers send as CRLF. */
export const normalizeLineEnds = (text: string): string => text.replaceAll('\r\n', '\n')
