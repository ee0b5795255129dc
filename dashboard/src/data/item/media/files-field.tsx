import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { TextArea } from '@stoa/ui/components/field'
import type { MediaChoice } from '../../../media-picker/media-choice.ts'
import { mediaUriOf } from '../../../media-picker/media-uri.ts'
import { PickerDialog } from '../../../media-picker/picker-dialog.tsx'
import { FileIcon } from '../../../media/file-icon.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { parseJson } from '../rich/rich-text.ts'
import { altOf, galleryValue, moved, uriOf, withAlt, type Entry } from './entries.ts'
import type { MediaFieldProps } from './media-field.tsx'
import { pickedTypes } from './picked-types.ts'
import { shownFile } from './shown-file.tsx'

let keys = 0
const entryOf = (value: unknown): Entry => ({ key: ++keys, value })
const entriesIn = (text: string): readonly Entry[] => {
  const list = text.trim() === '' ? [] : parseJson(text)
  return Array.isArray(list) ? list.map(entryOf) : []
}

/** Several files in order. An unchanged list is sent exactly as it was. */
export function FilesField({ name, label, hint, error, defaultValue, isReadOnly, type, origin }: MediaFieldProps) {
  const { mediaPicker: texts, mediaField: words } = useTexts().dashboard
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState(defaultValue)
  const [entries, setEntries] = useState(() => entriesIn(defaultValue))
  const [isJson, setIsJson] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [focused, setFocused] = useState<{ key: number; button: string }>()
  const [said, setSaid] = useState('')
  const picked = pickedTypes[type]
  // A moved row loses the focus, which its button gets back.
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-key="${focused.key}"] [data-button="${focused.button}"]`)?.focus()
  }, [focused])
  const change = (next: readonly Entry[]): void => {
    setEntries(next)
    setText(
      next.length === 0
        ? ''
        : JSON.stringify(
            next.map(({ value }) => value),
            undefined,
            2,
          ),
    )
  }
  const move = (from: number, to: number, button?: string): void => {
    const next = moved(entries, from, to)
    const entry = entries[from]
    if (next === entries || !entry) return
    change(next)
    setSaid(texts.moved(nameOf(entry), to + 1, next.length))
    if (button) setFocused({ key: entry.key, button })
  }
  const remove = (index: number): void => {
    change(entries.toSpliced(index, 1))
    const neighbour = entries[index + 1] ?? entries[index - 1]
    if (neighbour) setFocused({ key: neighbour.key, button: 'remove' })
    else opener.current?.focus()
  }
  const { dashboard } = useTexts()
  const nameOf = (entry: Entry): string => shownFile(uriOf(entry), origin, dashboard)?.name ?? words.unknown
  const add = (files: readonly MediaChoice[]): void =>
    change([...entries, ...files.map((file) => entryOf('hasObjects' in picked ? galleryValue(file) : mediaUriOf(file)))])
  const isList = text.trim() === '' || Array.isArray(parseJson(text))
  if (isJson || !isList)
    return (
      <div>
        <TextArea
          {...{ name, label, error }}
          hint={[hint, words.galleryHint].filter(Boolean).join(' ')}
          value={text}
          onChange={({ target }) => {
            setIsJson(true)
            setText(target.value)
          }}
          rows={8}
          spellCheck={false}
        />
        {isList && (
          <button
            type="button"
            className="link mt-1 text-small"
            onClick={() => {
              setEntries(entriesIn(text))
              setIsJson(false)
            }}
          >
            {texts.endJson}
          </button>
        )}
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend can't be laid out.
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label}
      </p>
      {!isReadOnly && <input type="hidden" name={name} value={text} />}
      <div className="rounded-control border border-edge bg-surface">
        {entries.length === 0 ? (
          <p className="p-3 text-soft">{texts.empty}</p>
        ) : (
          <ol ref={list} aria-label={texts.order(label)} className="divide-y divide-line">
            {entries.map((entry, index) => (
              <Row
                key={entry.key}
                {...{ entry, index, origin, isReadOnly }}
                count={entries.length}
                isDragged={dragged === index}
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onDropHere={() => dragged !== undefined && move(dragged, index)}
                onMove={(to, button) => move(index, to, button)}
                onAlt={(alt) => change(entries.with(index, withAlt(entry, alt)))}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
        {!isReadOnly && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line p-3">
            <button
              ref={opener}
              type="button"
              className="button button-quiet"
              aria-haspopup="dialog"
              aria-label={texts.addTo(label)}
              onClick={() => setIsOpen(true)}
            >
              {texts.add}
            </button>
            <button type="button" className="link text-small" aria-label={`${texts.editJson}: ${label}`} onClick={() => setIsJson(true)}>
              {texts.editJson}
            </button>
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-soft">
        {[hint, !isReadOnly && entries.length > 1 && texts.orderHint].filter(Boolean).join(' ')}
      </p>
      {error && <p className="mt-1 text-small font-medium text-danger">{error}</p>}
      <output className="sr-only">{said}</output>
      <PickerDialog {...{ label, isOpen }} types={picked.types} isMany onOpenChange={setIsOpen} onChoose={add} />
    </div>
  )
}

interface RowProps {
  entry: Entry
  index: number
  count: number
  origin: string
  isReadOnly: boolean
  isDragged: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
  onMove: (to: number, button: string) => void
  onAlt: (alt: string) => void
  onRemove: () => void
}

function Row({ entry, index, count, origin, isReadOnly, isDragged, ...on }: RowProps) {
  const { dashboard } = useTexts()
  const { mediaPicker: texts, mediaField: words } = dashboard
  const file = shownFile(uriOf(entry), origin, dashboard)
  const name = file?.name ?? words.unknown
  const alt = altOf(entry)
  const over = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
  }
  const drop = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    on.onDropHere()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow buttons are the keyboard's way.
    <li
      data-key={entry.key}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 p-2 ${isDragged ? 'opacity-50' : ''}`}
      onDragOver={over}
      onDrop={drop}
    >
      {!isReadOnly && (
        <span
          aria-hidden
          draggable
          className="cursor-grab text-soft max-sm:hidden"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(dragType, String(index))
            dataTransfer.effectAllowed = 'move'
            on.onDragStart()
          }}
          onDragEnd={on.onDragEnd}
        >
          <GripVertical className="size-5" />
        </span>
      )}
      {file?.thumbnail ? (
        <img src={file.thumbnail} alt="" draggable={false} className="size-14 shrink-0 rounded-control bg-sunken object-contain" />
      ) : (
        <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken">
          <FileIcon mediaType={file?.mediaType ?? 'UNKNOWN'} className="size-6" />
        </span>
      )}
      <div className="min-w-32 flex-1 basis-40">
        <p className="text-small font-medium wrap-anywhere">{name}</p>
        {alt === undefined || isReadOnly ? (
          <div className="text-small text-soft">{alt || file?.detail}</div>
        ) : (
          <input
            aria-label={texts.altTextOf(name)}
            placeholder={texts.altText}
            value={alt}
            maxLength={1000}
            onChange={({ target }) => on.onAlt(target.value)}
            className="control mt-1"
            autoComplete="off"
          />
        )}
      </div>
      {!isReadOnly && (
        <div className="ms-auto flex shrink-0">
          <RowButton name="earlier" label={texts.earlier(name)} isOff={index === 0} onClick={() => on.onMove(index - 1, 'earlier')}>
            <ArrowUp aria-hidden className="size-4" />
          </RowButton>
          <RowButton name="later" label={texts.later(name)} isOff={index === count - 1} onClick={() => on.onMove(index + 1, 'later')}>
            <ArrowDown aria-hidden className="size-4" />
          </RowButton>
          <RowButton name="remove" label={texts.removeFile(name)} onClick={on.onRemove}>
            <X aria-hidden className="size-4" />
          </RowButton>
        </div>
      )}
    </li>
  )
}

const dragType = 'application/x-stoa-order'

interface RowButtonProps {
  name: string
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

/** It keeps the focus where it does nothing. */
const RowButton = ({ name, label, isOff = false, onClick, children }: RowButtonProps) => (
  <button
    type="button"
    data-button={name}
    className="icon-button size-9 aria-disabled:opacity-40 pointer-coarse:size-11"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </button>
)
