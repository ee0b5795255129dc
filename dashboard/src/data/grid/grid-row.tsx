import { CircleAlert, Maximize2, TriangleAlert } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../../paths.ts'
import { inEnvironment } from '../reach.ts'
import { CellEditor } from './cell-editor.tsx'
import { cellProblem } from './cell-problem.ts'
import { CellView } from './cell-view.tsx'
import type { EditingEnd } from './editing.ts'
import type { GridField } from './field.ts'
import { useGrid } from './grid-context.ts'
import { GroupRow } from './groups/group-row.tsx'
import { placeOf } from './place.ts'
import { shownValue, type Row } from './rows-held.ts'

interface GridRowProps {
  index: number
  top: number
  frozen: number
  /** The column that keys go to, where it is in this row. */
  active: number | undefined
  /** The first and the last selected column, where there are any. */
  start: number | undefined
  end: number | undefined
  /** What a fill would change. */
  fillStart: number | undefined
  fillEnd: number | undefined
  hasHandle: boolean
  editing: { column: number; typed: boolean } | undefined
  onEditingEnd: EditingEnd | undefined
}

/** A row; it is drawn anew only where something of it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, top, active } = props
  const { desk, columns } = useGrid()
  const { grid } = useTexts().dashboard
  const row = useSyncExternalStore(desk.rows.subscribe, () => desk.rows.at(index))
  const head = useSyncExternalStore(desk.rows.subscribe, () => desk.headAt(index))
  if (head) return <GroupRow {...props} head={head} />
  return (
    <tr
      aria-rowindex={index + 2}
      {...(desk.isGrouped && { 'aria-level': 2 })}
      className={`grid-row ${row?.isGone ? 'is-gone' : ''}`}
      style={{ top }}
      aria-busy={row ? undefined : true}
    >
      <RowNumber index={index} id={row?.id} />
      {columns.map((field, column) =>
        row ? (
          <Cell key={field.key} {...{ props, row, field, column }} />
        ) : (
          <td
            key={field.key}
            {...placeOf({ row: index, column }, props.frozen)}
            aria-label={grid.loadingCell}
            tabIndex={column === active ? 0 : -1}
          >
            <span className="grid-bone" />
          </td>
        ),
      )}
    </tr>
  )
})

function RowNumber({ index, id }: { index: number; id: string | undefined }) {
  const { collectionId, whose } = useGrid()
  const { grid } = useTexts().dashboard
  return (
    <th scope="row" aria-colindex={1} className="grid-cell grid-number is-frozen" data-row={index}>
      <span className="grid-index">{index + 1}</span>
      {id !== undefined && (
        <Link
          to={inEnvironment(paths.dataItem(collectionId, id), whose)}
          tabIndex={-1}
          aria-label={grid.openItem(index + 1)}
          className="grid-open"
        >
          <Maximize2 aria-hidden className="size-3.5" />
        </Link>
      )}
    </th>
  )
}

interface CellProps {
  props: GridRowProps
  row: Row
  field: GridField
  column: number
}

const isBetween = (column: number, start: number | undefined, end: number | undefined): boolean =>
  start !== undefined && end !== undefined && column >= start && column <= end

function Cell({ props, row, field, column }: CellProps) {
  const { desk, timeZone } = useGrid()
  const { index, frozen, active, start, end, fillStart, fillEnd, hasHandle, editing, onEditingEnd } = props
  const mark = row.marks[field.key]
  const place = placeOf({ row: index, column }, frozen)
  const isEditing = editing?.column === column
  const isSelected = isBetween(column, start, end)
  return (
    <td
      {...place}
      className={`${place.className} is-${field.kind} ${mark ? `has-${mark.state}` : ''} ${field.isReadOnly ? 'is-fixed' : ''} ${isBetween(column, fillStart, fillEnd) ? 'is-filled' : ''}`}
      aria-selected={isSelected}
      aria-readonly={field.isReadOnly || undefined}
      aria-invalid={mark?.state === 'failed' || undefined}
      tabIndex={column === active && !isEditing ? 0 : -1}
    >
      {isEditing && onEditingEnd ? (
        <CellEditor field={field} row={row} isTyped={editing.typed} onEnd={onEditingEnd} />
      ) : (
        <>
          {mark?.text === undefined ? (
            <CellView field={field} value={shownValue(row, field.key)} data={row.data} names={desk.rows.names} timeZone={timeZone} />
          ) : (
            <span className="cell-text">{mark.text}</span>
          )}
          {mark && mark.state !== 'saved' && <MarkSign row={row} field={field} />}
          {hasHandle && column === end && !field.isReadOnly && <span className="fill-handle" data-fill aria-hidden />}
        </>
      )}
    </td>
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
