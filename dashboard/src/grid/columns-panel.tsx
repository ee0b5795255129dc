import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { Dropdown } from '../kit/dropdown.tsx'
import { useTexts } from '../texts/texts.ts'
import { widthOf } from './column-width.ts'
import type { GridField } from './field.ts'
import { clampedWidth, widthMax, widthMin, type Layout } from './layout.ts'

interface ColumnsPanelProps {
  fields: readonly GridField[]
  layout: Layout
  onLayout: (layout: Layout, isDone: boolean) => void
}

/** Shows, orders, resizes and freezes columns: everything that the column headers do with a pointer, by keyboard. */
export function ColumnsPanel({ fields, layout, onLayout }: ColumnsPanelProps) {
  const { kit, grid } = useTexts().dashboard
  const { columns } = layout
  const change = (changes: Partial<Layout>): void => onLayout({ ...layout, ...changes }, true)
  const inOrder = [
    ...columns.map((key) => fields.find((field) => field.key === key)!),
    ...fields.filter(({ key }) => !columns.includes(key)),
  ]
  const show = (key: string, isShown: boolean): void => {
    const next = isShown ? [...columns, key] : columns.filter((one) => one !== key)
    if (next.length > 0) change({ columns: next, frozen: Math.min(layout.frozen, next.length) })
  }
  const move = (index: number, step: number): void => {
    const next = [...columns]
    const [key] = next.splice(index, 1)
    next.splice(index + step, 0, key!)
    change({ columns: next })
  }
  return (
    <Dropdown
      side="end"
      trigger={
        <>
          <Columns3 aria-hidden className="size-4" />
          {kit.columns}
        </>
      }
    >
      <div className="grid w-80 max-w-full gap-2 p-2">
        <label className="flex items-center gap-2 border-b border-line pb-2">
          <span className="grow">{grid.frozen}</span>
          <input
            type="number"
            className="control w-20!"
            min={0}
            max={Math.min(columns.length, 9)}
            value={layout.frozen}
            onChange={({ target }) => change({ frozen: Math.max(Math.min(Number(target.value) || 0, columns.length, 9), 0) })}
          />
        </label>
        <ul aria-label={kit.showColumns}>
          {inOrder.map((field, index) => {
            const isShown = columns.includes(field.key)
            return (
              <li key={field.key} className="flex min-h-9 items-center gap-1">
                <label className="flex min-w-0 grow items-center gap-2">
                  <input type="checkbox" className="size-4" checked={isShown} onChange={({ target }) => show(field.key, target.checked)} />
                  <span className="truncate">{field.label}</span>
                </label>
                {isShown && (
                  <>
                    <WidthInput {...{ field, layout }} onWidth={(width) => change({ widths: { ...layout.widths, [field.key]: width } })} />
                    <MoveButton label={grid.moveUp(field.label)} isOn={index > 0} onMove={() => move(index, -1)} />
                    <MoveButton label={grid.moveDown(field.label)} isDown isOn={index < columns.length - 1} onMove={() => move(index, 1)} />
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Dropdown>
  )
}

function WidthInput({ field, layout, onWidth }: { field: GridField; layout: Layout; onWidth: (width: number) => void }) {
  const { grid } = useTexts().dashboard
  const width = widthOf(field, layout)
  return (
    <input
      key={width}
      type="number"
      className="control w-18! px-1.5!"
      aria-label={grid.widthOf(field.label)}
      min={widthMin}
      max={widthMax}
      step={10}
      defaultValue={width}
      onBlur={({ target }) => Number(target.value) !== width && onWidth(clampedWidth(Number(target.value) || width))}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  )
}

function MoveButton({ label, isDown = false, isOn, onMove }: { label: string; isDown?: boolean; isOn: boolean; onMove: () => void }) {
  const Icon = isDown ? ArrowDown : ArrowUp
  return (
    <button type="button" className="icon-button size-8 disabled:opacity-30" aria-label={label} disabled={!isOn} onClick={onMove}>
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
