import { cellText } from '../cell-text.ts'
import type { GridField, Kind } from '../field.ts'

/** The figures of a column: the number of items, the number with a value, and aggregates of the values. */
export const figureKinds = ['count', 'filled', 'sum', 'average', 'min', 'max'] as const
export type FigureKind = (typeof figureKinds)[number]

/** The figure selected for each column. */
export type SelectedFigure = Readonly<Record<string, FigureKind>>

/** The figures by column; null if there is nothing to calculate. */
export type Figures = Readonly<Record<string, unknown>>

/** Items that share a value in a field. */
export interface Group {
  value: unknown
  count: number
  figures: Figures
}

export interface GroupPage {
  groups: Group[]
  /** The total number of groups. */
  total: number
}

const ordered: ReadonlySet<Kind> = new Set(['number', 'day', 'instant', 'time'])
const grouped: ReadonlySet<Kind> = new Set(['text', 'number', 'boolean', 'day', 'instant', 'time', 'url', 'email', 'reference', 'status'])

/** The figures available for a kind of field. */
export const figuresOfKind = (kind: Kind): readonly FigureKind[] =>
  kind === 'number' ? figureKinds : ordered.has(kind) ? ['count', 'filled', 'min', 'max'] : ['count', 'filled']

/** Whether items can be grouped by a field: not by lists, objects or long texts. */
export const canGroupBy = ({ kind, shape }: GridField): boolean => grouped.has(kind) && shape !== 'any'

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

/** The field by which items are grouped; undefined for text searches, which have no counts. */
export const groupFieldIn = (query: URLSearchParams, fields: readonly GridField[]): GridField | undefined =>
  (query.get('q') ?? '').trim() === '' ? fields.find((field) => field.key === query.get('group') && canGroupBy(field)) : undefined

const averageDigits = 4

/** Formats a figure for display. */
export function figureText(value: unknown, kind: FigureKind, { field, timeZone }: { field: GridField; timeZone: string }): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'number') return cellText(value, field.kind, timeZone)
  return String(kind === 'average' ? Number(value.toFixed(averageDigits)) : Number(value.toPrecision(15)))
}

/** The filter that matches the items of one group. */
export const inGroup = (key: string, value: unknown): Record<string, unknown> => ({ [key]: { $eq: value } })

/** Whether the items of a group can be queried: filters cannot compare lists and objects. */
export const canOpen = ({ value }: Pick<Group, 'value'>): boolean =>
  typeof value !== 'object' || value === null || typeof (value as { $date?: unknown }).$date === 'string'

export const both = (filter: Readonly<Record<string, unknown>> | undefined, other: Record<string, unknown>): Record<string, unknown> =>
  filter ? { $and: [filter, other] } : other
