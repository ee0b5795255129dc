import { cellText } from '../cell-text.ts'
import type { GridField, Kind } from '../field.ts'

/** What can be reckoned of a column: how many items there are, how many of them have a value, and what their values come to. */
export const figureKinds = ['count', 'filled', 'sum', 'average', 'min', 'max'] as const
export type FigureKind = (typeof figureKinds)[number]

/** The figure that is chosen for each column. */
export type SelectedFigure = Readonly<Record<string, FigureKind>>

/** The figures themselves, by column; null where there is nothing to reckon. */
export type Figures = Readonly<Record<string, unknown>>

/** A group of items that have the same value in a field. */
export interface Group {
  value: unknown
  count: number
  figures: Figures
}

export interface GroupPage {
  groups: Group[]
  /** How many groups there are in all. */
  total: number
}

const ordered: ReadonlySet<Kind> = new Set(['number', 'day', 'instant', 'time'])
const grouped: ReadonlySet<Kind> = new Set(['text', 'number', 'boolean', 'day', 'instant', 'time', 'url', 'email', 'reference', 'status'])

/** What can be reckoned of values of a kind. */
export const figuresOfKind = (kind: Kind): readonly FigureKind[] =>
  kind === 'number' ? figureKinds : ordered.has(kind) ? ['count', 'filled', 'min', 'max'] : ['count', 'filled']

/** Whether items are grouped by a field: not by lists or objects, nor by long texts. */
export const canGroupBy = ({ kind, type }: GridField): boolean => grouped.has(kind) && type !== 'ANY'

/** `?figures=price.sum,title.filled` */
export function selectedFigures(query: URLSearchParams, fields: readonly GridField[]): SelectedFigure {
  const pairs = (query.get('figures') ?? '').split(',').flatMap((pair) => {
    const at = pair.lastIndexOf('.')
    const field = fields.find(({ key }) => key === pair.slice(0, at))
    const kind = field && figuresOfKind(field.kind).find((one) => one === pair.slice(at + 1))
    return field && kind ? [[field.key, kind] as const] : []
  })
  return Object.fromEntries(pairs)
}

export const selectedText = (chosen: SelectedFigure): string =>
  Object.entries(chosen)
    .map(([key, kind]) => `${key}.${kind}`)
    .join()

/** The field that items are grouped by: none where words are looked for, of which nobody counts what they find. */
export const groupFieldIn = (query: URLSearchParams, fields: readonly GridField[]): GridField | undefined =>
  (query.get('q') ?? '').trim() === '' ? fields.find((field) => field.key === query.get('group') && canGroupBy(field)) : undefined

const averageDigits = 4

/** A figure as it is read. */
export function figureText(value: unknown, kind: FigureKind, { field, timeZone }: { field: GridField; timeZone: string }): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'number') return cellText(value, field.kind, timeZone)
  return String(kind === 'average' ? Number(value.toFixed(averageDigits)) : Number(value.toPrecision(15)))
}

/** The items of one group, as a filter. */
export const inGroup = (key: string, value: unknown): Record<string, unknown> => ({ [key]: { $eq: value } })

/** Whether the items of a group can be asked for: lists and objects cannot be compared with. */
export const canOpen = ({ value }: Pick<Group, 'value'>): boolean =>
  typeof value !== 'object' || value === null || typeof (value as { $date?: unknown }).$date === 'string'

export const both = (filter: Readonly<Record<string, unknown>> | undefined, other: Record<string, unknown>): Record<string, unknown> =>
  filter ? { $and: [filter, other] } : other
