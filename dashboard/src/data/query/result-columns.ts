import type { Kind } from '../../grid/field.ts'
import { fieldAt, unknownField, type DataField } from '../grid/field.ts'
import type { DataQuery, DatePart, Figure, Grouping } from './data-query.ts'

/** A column of a summary: a group or a figure. */
export interface ResultColumn {
  role: 'group' | 'figure'
  /** The name in filters and sorts of the results, here and in the address. */
  name: string
  /** The name in the response, and in the call's filters and sorts. */
  wire: string
  field: DataField
  kind: Kind
  part?: DatePart | undefined
  figure?: Figure
}

/** Grouping by a date part requires a pipeline; all other summaries are plain aggregations. */
export const isPipeline = ({ groups }: Pick<DataQuery, 'groups'>): boolean => groups.some(({ part }) => part !== undefined)

const undotted = (path: string): string => path.replaceAll('.', '_')

/** The default name of a figure: `sum_price`. */
export const figureName = ({ kind, field, name }: Figure): string => name || (kind === 'count' ? 'count' : `${kind}_${undotted(field)}`)

export const groupName = ({ field, part }: Grouping): string => (part ? `${undotted(field)}_${part}` : field)

/** The key of a group's value in a pipeline's response, which cannot contain dots. */
export const groupKey = (grouping: Grouping): string => undotted(groupName(grouping))

export const isDateKind = (kind: Kind): boolean => kind === 'day' || kind === 'instant'

/** The columns of a summary: its groups, then its figures. */
export function resultColumns(asked: Pick<DataQuery, 'groups' | 'figures'>, fields: readonly DataField[]): ResultColumn[] {
  const piped = isPipeline(asked)
  const groups = asked.groups.map((grouping): ResultColumn => {
    const field = fieldAt(fields, grouping.field)
    return {
      role: 'group',
      name: groupName(grouping),
      wire: piped ? `_id.${groupKey(grouping)}` : grouping.field,
      field,
      kind: grouping.part ? 'text' : field.kind,
      part: grouping.part,
    }
  })
  const figures = asked.figures.map((figure): ResultColumn => {
    const field = fieldAt(fields, figure.field)
    const name = figureName(figure)
    const isNumber = figure.kind !== 'min' && figure.kind !== 'max'
    return { role: 'figure', name, wire: name, field, kind: isNumber ? 'number' : field.kind, figure }
  })
  return [...groups, ...figures]
}

/** The value of a column in a result. */
export function valueIn(result: Readonly<Record<string, unknown>>, column: ResultColumn): unknown {
  if (column.role === 'figure') return result[column.name]
  const id = (result._id ?? {}) as Readonly<Record<string, unknown>>
  return id[column.wire.replace(/^_id\./, '')]
}

/** The columns as fields for the filter builder, by their names in filters of the results. */
export const columnsAsFields = (columns: readonly ResultColumn[], labelOf: (column: ResultColumn) => string): DataField[] =>
  columns.map((column) => ({
    ...unknownField(column.name),
    kind: column.kind,
    type: typeOf(column),
    shape: shapeOf(column),
    label: labelOf(column),
  }))

const shapeOf = ({ kind, field }: ResultColumn): DataField['shape'] => (kind === field.kind ? field.shape : undefined)

const typeOf = ({ kind, field }: ResultColumn): DataField['type'] =>
  kind === field.kind ? field.type : kind === 'number' ? 'NUMBER' : 'TEXT'
