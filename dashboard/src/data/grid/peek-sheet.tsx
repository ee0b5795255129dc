import { ChevronDown, ChevronUp } from 'lucide-react'
import { useSyncExternalStore, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { cellText } from '../../grid/cell-text.ts'
import { useGrid } from '../../grid/grid-context.ts'
import { displayedValue } from '../../grid/loaded-rows.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/facts.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ItemCell } from './item-cell.tsx'

interface PeekSheetProps {
  /** The id of the open item; empty for none. */
  id: string
  onPeek: (id: string) => void
}

/** Shows a whole item beside the list; J and K go to the next and previous one. */
export function PeekSheet({ id, onPeek }: PeekSheetProps) {
  const { model, fields, timeZone, pathOf } = useGrid()
  const { grid } = useTexts().dashboard
  const place = model.rows.placeOf(id)
  const row = useSyncExternalStore(model.rows.subscribe, () => (place === undefined ? undefined : model.rows.at(place)))
  const neighbour = (step: number): string | undefined => (place === undefined ? undefined : model.rows.idAt(place + step))
  const go = (step: number): void => {
    const next = neighbour(step)
    if (next !== undefined) onPeek(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'j') go(1)
    else if (key === 'k') go(-1)
  }
  if (!row) return null
  const name = cellText(row.data[fields[0]!.key], fields[0]!.kind, timeZone) || id
  return (
    <Dialog isOpen onOpenChange={() => onPeek('')} title={name} detail={grid.rowOf(row.index + 1)} kind="sheet">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts of the whole sheet; its buttons do the same. */}
      <div onKeyDown={onKeyDown}>
        <div className="mb-4 flex items-center gap-2">
          <Link to={pathOf(id)} className="button button-primary">
            {grid.openPage}
          </Link>
          <Step label={grid.previousRow} isOn={neighbour(-1) !== undefined} onGo={() => go(-1)} />
          <Step label={grid.nextRow} isDown isOn={neighbour(1) !== undefined} onGo={() => go(1)} />
        </div>
        <Facts
          facts={fields.map((field) => {
            const value = displayedValue(row, field.key)
            return {
              name: field.label,
              value:
                value === undefined || value === null ? undefined : (
                  <Whole>{<ItemCell field={field} value={value} data={row.data} names={model.rows.names} timeZone={timeZone} />}</Whole>
                ),
            }
          })}
        />
      </div>
    </Dialog>
  )
}

const Whole = ({ children }: { children: React.ReactNode }) => <span className="peek-value">{children}</span>

function Step({ label, isDown = false, isOn, onGo }: { label: string; isDown?: boolean; isOn: boolean; onGo: () => void }) {
  const Icon = isDown ? ChevronDown : ChevronUp
  return (
    <button
      type="button"
      className="button button-quiet w-(--control) px-0!"
      aria-label={label}
      title={label}
      disabled={!isOn}
      onClick={onGo}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
