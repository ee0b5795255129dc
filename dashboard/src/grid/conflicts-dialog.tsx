import { TriangleAlert } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import type { GridField } from './field.ts'
import { useGrid } from './grid-context.ts'
import type { Conflict } from './saving.ts'

/** Conflicting changes: each cell with its former value and both sides, and the choice between them. */
export function Conflicts() {
  const { model, fields } = useGrid()
  const { grid } = useTexts().dashboard
  const [isOpen, setIsOpen] = useState(false)
  const count = useSyncExternalStore(model.rows.subscribe, () => model.saving.conflicts.size)
  const conflicts = [...model.saving.conflicts.values()]
  const settle = (some: readonly Conflict[], isMine: boolean): void => {
    for (const one of some) model.saving.resolveConflict(one, isMine)
    if (model.saving.conflicts.size === 0) setIsOpen(false)
  }
  if (count === 0) return null
  return (
    <>
      <button
        type="button"
        className="link inline-flex items-center gap-1 font-medium text-look!"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <TriangleAlert aria-hidden className="size-4" />
        {grid.conflicts(count)}
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={grid.conflictTitle} detail={grid.conflictDetail} kind="wide">
        <div className="overflow-x-auto">
          <table className="plain-table w-full border-separate border-spacing-0">
            <thead>
              <tr>
                {[grid.conflictField, grid.conflictWas, grid.conflictMine, grid.conflictTheirs].map((text) => (
                  <th key={text} scope="col">
                    {text}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{grid.conflictChoice}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={`${conflict.id} ${conflict.field}`}
                  conflict={conflict}
                  field={fields.find(({ key }) => key === conflict.field)!}
                  onSettle={(isMine) => settle([conflict], isMine)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <button type="button" className="button button-quiet" onClick={() => settle(conflicts, false)}>
            {grid.allTheirs}
          </button>
          <button type="button" className="button button-primary" onClick={() => settle(conflicts, true)}>
            {grid.allMine}
          </button>
        </div>
      </Dialog>
    </>
  )
}

interface ConflictRowProps {
  conflict: Conflict
  field: GridField
  onSettle: (isMine: boolean) => void
}

function ConflictRow({ conflict: { id, base, mine, theirs }, field, onSettle }: ConflictRowProps) {
  const { model, timeZone, Cell } = useGrid()
  const { grid } = useTexts().dashboard
  const row = (model.rows.placeOf(id) ?? -1) + 1
  return (
    <tr>
      <th scope="row" className="text-start font-medium">
        {grid.conflictPlace(field.label, row)}
      </th>
      {[base, mine, theirs].map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- always the same three: before, mine, theirs.
        <td key={index} className="max-w-48 wrap-anywhere">
          <Cell field={field} value={value} names={model.rows.names} timeZone={timeZone} />
        </td>
      ))}
      <td>
        <Choice onSettle={onSettle} />
      </td>
    </tr>
  )
}

function Choice({ onSettle }: Pick<ConflictRowProps, 'onSettle'>) {
  const { grid } = useTexts().dashboard
  return (
    <span className="flex gap-2">
      <button type="button" className="button button-quiet" onClick={() => onSettle(true)}>
        {grid.keepMine}
      </button>
      <button type="button" className="button button-quiet" onClick={() => onSettle(false)}>
        {grid.takeTheirs}
      </button>
    </span>
  )
}
