import type { CSSProperties } from 'react'
import { useTexts } from '../../texts/texts.ts'
import type { GridField } from '../field.ts'
import { useGrid } from '../grid-context.ts'
import { useListChange } from '../use-list-query.ts'
import { useRoving } from '../use-roving.ts'
import { selectedFigures, selectedText, figureKinds, figuresOfKind, figureText, type Figures } from './figure.ts'

interface FigureRowProps {
  figures: Figures
  frozen: number
  /** Its index among all rows. */
  rowIndex: number
}

/** The footer of the grid: the selected figure of each column, over all items that match the filter. */
export function FigureRow({ figures, frozen, rowIndex }: FigureRowProps) {
  const { columns } = useGrid()
  const { grid } = useTexts().dashboard
  const { at, onKeyDown } = useRoving(columns.length, 'select')
  return (
    <tfoot className="grid-foot-group">
      <tr aria-rowindex={rowIndex} className="grid-row grid-foot" onKeyDown={onKeyDown}>
        <th scope="row" aria-colindex={1} className="grid-cell grid-number is-frozen">
          <span aria-hidden>Σ</span>
          <span className="sr-only">{grid.groups.foot}</span>
        </th>
        {columns.map((field, column) => (
          <td
            key={field.key}
            aria-colindex={column + 2}
            className={`grid-cell ${column < frozen ? 'is-frozen' : ''} ${column === frozen - 1 ? 'is-last-frozen' : ''}`}
            {...(column < frozen && { style: { insetInlineStart: `var(--at-${column})` } satisfies CSSProperties })}
          >
            <FigureCell field={field} value={figures[field.key]} isReached={column === at} />
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function FigureCell({ field, value, isReached }: { field: GridField; value: unknown; isReached: boolean }) {
  const { chosen, fields, timeZone } = useGrid()
  const { groups: words } = useTexts().dashboard.grid
  const change = useListChange()
  const kind = chosen[field.key]
  const choose = (to: string): void =>
    change((query) => {
      const { [field.key]: _before, ...others } = selectedFigures(query, fields)
      const next = figureKinds.find((one) => one === to)
      return { figures: selectedText(next ? { ...others, [field.key]: next } : others) }
    })
  return (
    <>
      <select
        aria-label={words.figureOf(field.label)}
        className={`figure-select ${kind ? '' : 'is-none'}`}
        value={kind ?? ''}
        tabIndex={isReached ? 0 : -1}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.noFigure}</option>
        {figuresOfKind(field.kind).map((one) => (
          <option key={one} value={one}>
            {words.figures[one]}
          </option>
        ))}
      </select>
      {kind && <output className="group-figure">{figureText(value, kind, { field, timeZone })}</output>}
    </>
  )
}
