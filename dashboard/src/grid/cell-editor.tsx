import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../texts/texts.ts'
import { fieldText, isInstant, sameValue } from './cell-text.ts'
import { noValue, type EditingEnd, type Go } from './editing.ts'
import type { GridField, Kind } from './field.ts'
import { useGrid } from './grid-context.ts'
import { displayedValue, type Row } from './loaded-rows.ts'
import { zonedText } from './zoned-time.ts'

interface CellEditorProps {
  field: GridField
  row: Row
  /** Editing began with a typed character, which replaces the text. */
  isTyped: boolean
  onEnd: EditingEnd
}

const inputTypes: Partial<Record<Kind, string>> = { day: 'date', instant: 'datetime-local', time: 'time', url: 'url', email: 'email' }
/** Values that native inputs cannot represent are edited as text. */
const inputType = (kind: Kind, text: string): string =>
  (kind === 'instant' && !/^(?:[\d-]{10}T[\d:.]+)?$/.test(text)) || (kind === 'day' && !/^(?:[\d-]{10})?$/.test(text))
    ? 'text'
    : (inputTypes[kind] ?? 'text')
const isTall = (kind: Kind): boolean => kind === 'long' || kind === 'json'

export function CellEditor({ field, row, isTyped, onEnd }: CellEditorProps) {
  const { model, timeZone, pickers } = useGrid()
  const { grid } = useTexts().dashboard
  // The value when editing began, to detect changes that others make in the meantime.
  const [base] = useState(() => model.baseOf(row.id, field.key))
  const shown = displayedValue(row, field.key)
  const [first] = useState(() => row.marks[field.key]?.text ?? editText(shown, field, timeZone))
  const [atFirst] = useState(row.data[field.key])
  const isMeanwhile = !sameValue(row.data[field.key], atFirst) && !sameValue(row.data[field.key], base)
  const place = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  const end = (isKept: boolean, go?: Go): void => {
    if (isOver.current) return
    isOver.current = true
    const text = place.current?.value ?? ''
    const isSame = text === first && row.marks[field.key]?.state !== 'failed'
    onEnd({ text, base, isKept: isKept && !isSame, ...(go && { go }) })
  }
  useEffect(() => {
    place.current?.focus()
    if (!isTyped && isTall(field.kind)) place.current?.setSelectionRange(-1, -1)
  }, [isTyped, field.kind])
  const Picker = field.refersTo === undefined ? undefined : pickers[field.kind]
  if (Picker)
    return (
      <Picker
        field={field}
        value={shown}
        onEnd={(value, go) => onEnd({ picked: { value }, base, isKept: value !== noValue, ...(go && { go }) })}
      />
    )
  const shared = {
    ref: place,
    defaultValue: isTyped ? '' : first,
    'aria-label': grid.editing(field.label),
    onBlur: () => end(true),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      const go = goOf(event, isTall(field.kind))
      if (go === undefined) return
      event.preventDefault()
      end(go !== 'escape', go === 'escape' ? undefined : go)
    },
  }
  return (
    <>
      {isTall(field.kind) ? (
        <textarea
          {...shared}
          className={`cell-area ${field.kind === 'json' ? 'font-mono' : ''}`}
          rows={8}
          spellCheck={field.kind === 'long'}
        />
      ) : (
        <input
          {...shared}
          type={inputType(field.kind, first)}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          step={field.kind === 'instant' || field.kind === 'time' ? 1 : undefined}
          className={`cell-input ${field.kind === 'number' ? 'text-end' : ''}`}
          autoComplete="off"
        />
      )}
      {isMeanwhile && (
        <output className="cell-meanwhile">{grid.changedMeanwhile(fieldText(row.data[field.key], field, timeZone).slice(0, 80))}</output>
      )}
    </>
  )
}

function goOf(event: KeyboardEvent, isTall: boolean): Go | 'escape' | undefined {
  if (event.nativeEvent.isComposing) return undefined
  if (event.key === 'Escape') return 'escape'
  if (event.key === 'Tab') return event.shiftKey ? 'back' : 'next'
  if (event.key !== 'Enter') return undefined
  if (isTall && (event.shiftKey || event.altKey)) return undefined
  return event.shiftKey ? 'up' : 'down'
}

/** A value in the format of its input: native date and time inputs have their own. */
function editText(value: unknown, field: GridField, timeZone: string): string {
  const { kind, shape } = field
  if (kind === 'instant' && isInstant(value)) return zonedText(value.$date, timeZone).replace(' ', 'T')
  if (kind === 'day' && typeof value === 'string') return value.slice(0, 10)
  if (kind === 'json' && value !== undefined && value !== null)
    return shape === 'any' && typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
  return fieldText(value, field, timeZone)
}
