import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { cellAttributes } from '../cell-attributes.ts'
import type { GridField } from '../field.ts'
import { useGrid } from '../grid-context.ts'
import { canOpen, figureText } from './figure.ts'
import type { Head } from './loaded-groups.ts'

interface GroupRowProps {
  head: Head
  index: number
  top: number
  frozen: number
  /** The column with keyboard focus, if it is in this row. */
  active: number | undefined
  start: number | undefined
  end: number | undefined
}

/** The header of a group: its value, item count and figures. */
export function GroupRow({ head: { group, isOpen }, index, top, frozen, active, start, end }: GroupRowProps) {
  const { columns, chosen, timeZone } = useGrid()
  const { grid } = useTexts().dashboard
  const isFoldable = group !== undefined && canOpen(group)
  return (
    <tr
      aria-rowindex={index + 2}
      aria-level={1}
      {...(isFoldable && { 'aria-expanded': isOpen })}
      aria-busy={group ? undefined : true}
      className={`grid-row is-group ${isOpen ? 'is-open' : ''}`}
      style={{ top } satisfies CSSProperties}
    >
      <th scope="row" aria-colindex={1} className="grid-cell grid-number is-frozen" data-row={index}>
        <span className="sr-only">{grid.groups.head}</span>
        {isFoldable && (
          <span className="group-fold" data-fold={index} aria-hidden>
            <ChevronRight className="size-4" />
          </span>
        )}
      </th>
      {columns.map((field, column) => {
        const kind = chosen[field.key]
        return (
          <td
            key={field.key}
            {...cellAttributes({ row: index, column }, frozen)}
            aria-selected={start !== undefined && end !== undefined && column >= start && column <= end}
            tabIndex={column === active ? 0 : -1}
          >
            {column === 0 && (group ? <GroupName value={group.value} count={group.count} /> : <span className="grid-bone" />)}
            {group && kind && (
              <span className="group-figure" title={grid.groups.figures[kind]}>
                <span className="sr-only">{grid.groups.figures[kind]} </span>
                {figureText(group.figures[field.key], kind, { field, timeZone })}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function GroupName({ value, count }: { value: unknown; count: number }) {
  const { model, groupedBy, timeZone, Cell } = useGrid()
  const { grid } = useTexts().dashboard
  return (
    <span className="group-name">
      {value === null || value === '' || !groupedBy ? (
        <span className="text-soft">{value === '' ? grid.groups.emptyText : grid.groups.nothing}</span>
      ) : (
        <Cell field={groupedBy as GridField} value={value} names={model.rows.names} timeZone={timeZone} />
      )}
      <span className="group-count" title={grid.items(count)}>
        {count}
        <span className="sr-only"> {grid.groups.items(count)}</span>
      </span>
    </span>
  )
}
