import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { edited, type ListEdit } from './list-edits.ts'
import { dispatchInput } from './use-unsaved.ts'

type Verb = ListEdit['verb']

interface RowsProps<Row> {
  /** The list's path in the form: `deliveryRegions.0.options`. */
  path: string
  rows: readonly Row[]
  fresh: Row
  nameOf: (row: Row) => string
  addText: string
  emptyText: string
  /** Whether the order of the rows matters, so that they can be moved. */
  ordered?: boolean
  /** Why a row can't be removed; undefined if it can. */
  kept?: (row: Row) => string | undefined
  /** How many rows there can be, and what is said then in place of the button that adds one. */
  limit?: { max: number; text: string }
  className?: string
  head?: ReactNode
  children: (row: Row, place: { at: string; name: string; buttons: ReactNode }) => ReactNode
}

/** The rows of a list. Their fields are uncontrolled. Rows are added, moved and removed here or, without scripts, by the server. */
export function Rows<Row>({ path, rows, fresh, addText, emptyText, head, className = '', children, ...facts }: RowsProps<Row>) {
  const { rows: texts } = useTexts().dashboard.sectionForm
  const { list, edit, said, place } = useRows(rows, fresh, facts.nameOf)
  return (
    <div ref={place}>
      {list.length === 0 && <p className="text-soft">{emptyText}</p>}
      {list.length > 0 && head}
      <ol className={className}>
        {list.map(({ key, value }, index) => {
          const at = `${path}.${index}`
          const name = facts.nameOf(value) || texts.fresh
          const kept = facts.kept?.(value)
          const buttons = <RowButtons {...{ at, name, index, edit, kept }} count={list.length} ordered={facts.ordered === true} />
          return (
            <li key={key} data-row={key}>
              {children(value, { at, name, buttons })}
            </li>
          )
        })}
      </ol>
      <output className="sr-only">{said && texts.removed(said)}</output>
      {facts.limit && list.length >= facts.limit.max ? (
        <p className="mt-3 text-small text-soft">{facts.limit.text}</p>
      ) : (
        <EditButton value={`add:${path}`} onEdit={() => edit('add', -1)} look="button button-quiet mt-3" label={undefined}>
          <Plus aria-hidden className="size-4" />
          {addText}
        </EditButton>
      )}
    </div>
  )
}

interface RowButtonsProps {
  at: string
  name: string
  index: number
  count: number
  ordered: boolean
  kept: string | undefined
  edit: (verb: Verb, at: number) => void
}

function RowButtons({ at, name, index, count, ordered, kept, edit }: RowButtonsProps) {
  const { rows: texts } = useTexts().dashboard.sectionForm
  const button = (verb: Exclude<Verb, 'add'>, Icon: LucideIcon, isOff: boolean) => (
    <EditButton value={`${verb}:${at}`} onEdit={() => edit(verb, index)} look="icon-button size-9" label={texts[verb](name)} isOff={isOff}>
      <Icon aria-hidden className="size-4" />
    </EditButton>
  )
  return (
    <span className="flex shrink-0">
      {ordered && button('up', ArrowUp, index === 0)}
      {ordered && button('down', ArrowDown, index === count - 1)}
      {button('remove', Trash2, kept !== undefined)}
    </span>
  )
}

interface EditButtonProps {
  value: string
  onEdit: () => void
  look: string
  label: string | undefined
  isOff?: boolean
  children: ReactNode
}

function EditButton({ value, onEdit, look, label, isOff = false, children }: EditButtonProps) {
  const isHydrated = useHydrated()
  const onClick = (event: MouseEvent): void => {
    if (!isHydrated) return
    event.preventDefault()
    onEdit()
  }
  return (
    <button
      type="submit"
      formNoValidate
      name="intent"
      value={value}
      className={look}
      disabled={isOff}
      data-verb={value.slice(0, value.indexOf(':'))}
      onClick={onClick}
      {...(label ? { 'aria-label': label, title: label } : {})}
    >
      {children}
    </button>
  )
}

interface KeyedRow<Row> {
  key: number
  value: Row
}

function useRows<Row>(rows: readonly Row[], fresh: Row, nameOf: (row: Row) => string) {
  const [list, setList] = useState<KeyedRow<Row>[]>(() => rows.map((value, key) => ({ key, value })))
  const [said, setSaid] = useState('')
  const nextKey = useRef(rows.length)
  const place = useRef<HTMLDivElement>(null)
  const after = useRef<{ verb: Verb; key: number | undefined }>(undefined)
  const edit = (verb: Verb, at: number): void => {
    const freshKey = nextKey.current++
    const row = list[at]
    setSaid(verb === 'remove' && row ? nameOf(row.value) : '')
    after.current = { verb, key: verb === 'add' ? freshKey : row?.key }
    setList(edited(list, verb, { at, fresh: () => ({ key: freshKey, value: fresh }) }))
  }
  useEffect(() => {
    if (!after.current) return
    focusAfter(place.current, after.current)
    after.current = undefined
    dispatchInput(place.current)
  }, [list])
  return { list, edit, said, place }
}

/** Focuses the first field of a new row, the button of a row that moved, or the list's add button after a row was removed. */
function focusAfter(place: HTMLElement | null, { verb, key }: { verb: Verb; key: number | undefined }): void {
  const row = place?.querySelector(`:scope > ol > [data-row="${key}"]`)
  const moved =
    row?.querySelector<HTMLElement>(`[data-verb="${verb}"]:not([disabled])`) ??
    row?.querySelector<HTMLElement>('[data-verb]:not([disabled])')
  const target = verb === 'add' ? row?.querySelector<HTMLElement>('input:not([type=hidden]), select') : moved
  ;(target ?? place?.querySelector<HTMLElement>(':scope > [data-verb="add"]'))?.focus()
}
