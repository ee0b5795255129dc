import { CircleAlert, TriangleAlert } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.ts'
import { cellAttributes } from './cell-attributes.ts'
import { CellEditor } from './cell-editor.tsx'
import { cellProblem } from './cell-problem.ts'
import type { EditingEnd } from './editing.ts'
import type { GridField } from './field.ts'
import { useGrid } from './grid-context.ts'
import { GroupRow } from './groups/group-row.tsx'
import { displayedValue, type Row } from './loaded-rows.ts'

interface GridRowProps {
  index: number
  top: number
  frozen: number
  /** The column with keyboard focus, if it is in this row. */
  active: number | undefined
  /** The first and last selected column, if any. */
  start: number | undefined
  end: number | undefined
  /** The range that a fill would change. */
  fillStart: number | undefined
  fillEnd: number | undefined
  hasHandle: boolean
  editing: { column: number; typed: boolean } | undefined
  onEditingEnd: EditingEnd | undefined
}

/** A row; it renders again only if something in it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, top } = props
  const { model, columns } = useGrid()
  const row = useSyncExternalStore(model.rows.subscribe, () => model.rows.at(index))
  const head = useSyncExternalStore(model.rows.subscribe, () => model.headAt(index))
  if (head) return <GroupRow {...props} head={head} />
  const { start, hasHandle, editing } = props
  return (
    <tr
      aria-rowindex={index + 2}
      {...(model.isGrouped && { 'aria-level': 2 })}
      className={`grid-row ${row?.isGone ? 'is-gone' : ''} ${start === undefined ? '' : 'is-selected'} ${hasHandle || editing ? 'is-above' : ''}`}
      style={{ top }}
      aria-busy={row ? undefined : true}
    >
      <RowNumber index={index} id={row?.id} />
      {columns.map((field, column) => (
        <Cell key={field.key} {...{ props, row, field, column }} />
      ))}
    </tr>
  )
})

/** The grid handles clicks on its link: a hundred rows need no hundred listeners. */
function RowNumber({ index, id }: { index: number; id: string | undefined }) {
  const { hrefOf } = useGrid()
  const { grid } = useTexts().dashboard
  return (
    <th scope="row" aria-colindex={1} className="grid-cell grid-number is-frozen" data-row={index}>
      <span className="grid-index">{index + 1}</span>
      {id !== undefined && <a href={hrefOf(id)} tabIndex={-1} aria-label={grid.openItem(index + 1)} className="grid-open" />}
    </th>
  )
}

interface CellProps {
  props: GridRowProps
  /** Undefined while it is loading. */
  row: Row | undefined
  field: GridField
  column: number
}

const isBetween = (column: number, start: number | undefined, end: number | undefined): boolean =>
  start !== undefined && end !== undefined && column >= start && column <= end

function Cell({ props, row, field, column }: CellProps) {
  const { grid } = useTexts().dashboard
  const { whyFixed } = useGrid()
  const { index, frozen, active, start, end, fillStart, fillEnd, hasHandle, editing, onEditingEnd } = props
  const mark = row?.marks[field.key]
  const place = cellAttributes({ row: index, column }, frozen)
  const isEditing = editing?.column === column
  const fixed = row && !field.isReadOnly ? whyFixed(field, (key) => displayedValue(row, key)) : undefined
  const isReadOnly = field.isReadOnly || fixed !== undefined
  const isEnd = hasHandle && column === end && !isReadOnly
  const looks = [
    mark && `has-${mark.state}`,
    isReadOnly && 'is-fixed',
    isBetween(column, fillStart, fillEnd) && 'is-filled',
    isEditing && 'is-editing',
    isEnd && 'has-handle',
  ]
  return (
    <td
      {...place}
      className={[place.className, `is-${field.kind}`, ...looks.filter(Boolean)].join(' ')}
      aria-label={row ? undefined : grid.loadingCell}
      aria-selected={isBetween(column, start, end)}
      aria-readonly={isReadOnly || undefined}
      title={fixed}
      aria-invalid={mark?.state === 'failed' || undefined}
      tabIndex={column === active && !isEditing ? 0 : -1}
    >
      {isEditing && onEditingEnd && row ? (
        <CellEditor field={field} row={row} isTyped={editing.typed} onEnd={onEditingEnd} />
      ) : (
        <>
          <CellText row={row} field={field} />
          {isEnd && <span className="fill-handle" data-fill aria-hidden />}
        </>
      )}
    </td>
  )
}

function CellText({ row, field }: Pick<CellProps, 'row' | 'field'>) {
  const { model, timeZone, Cell: View } = useGrid()
  if (!row) return null
  const mark = row.marks[field.key]
  return (
    <>
      {mark?.text === undefined ? (
        <View field={field} value={displayedValue(row, field.key)} data={row.data} names={model.rows.names} timeZone={timeZone} />
      ) : (
        <span className="cell-text">{mark.text}</span>
      )}
      {mark && mark.state !== 'saved' && <MarkSign row={row} field={field} />}
    </>
  )
}

function MarkSign({ row, field }: { row: Row; field: GridField }) {
  const { grid } = useTexts().dashboard
  const mark = row.marks[field.key]!
  if (mark.state === 'saving')
    return (
      <span className="cell-saving">
        <span className="sr-only">{grid.saving}</span>
      </span>
    )
  const Icon = mark.state === 'conflict' ? TriangleAlert : CircleAlert
  const why = mark.state === 'conflict' ? grid.conflictHere : cellProblem(grid, mark.problem, field)
  return (
    <span className="cell-sign" title={why}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{why}</span>
    </span>
  )
}
