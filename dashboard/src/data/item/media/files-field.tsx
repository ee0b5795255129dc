import { useEffect, useId, useRef, useState } from 'react'
import { TextArea } from '@stoa/ui/components/field'
import type { MediaChoice } from '../../../media-picker/media-choice.ts'
import { mediaUriOf } from '../../../media-picker/media-uri.ts'
import { PickerDialog } from '../../../media-picker/picker-dialog.tsx'
import { parseJson } from '../../../rich-text/parse-json.ts'
import { useTexts } from '../../../texts/texts.ts'
import { displayFile } from './display-file.tsx'
import { galleryValue, moved, uriOf, withAlt, type Entry } from './entries.ts'
import { FileRow } from './file-row.tsx'
import { pickedTypes, type MediaFieldProps } from './picked-types.ts'

let keys = 0
const entryOf = (value: unknown): Entry => ({ key: ++keys, value })
const entriesIn = (text: string): readonly Entry[] => {
  const list = text.trim() === '' ? [] : parseJson(text)
  return Array.isArray(list) ? list.map(entryOf) : []
}

/** Several files in order. An unchanged list is sent exactly as it was. */
export function FilesField({ name, label, hint, error, defaultValue, isReadOnly, type, origin }: MediaFieldProps) {
  const { mediaPicker: texts, mediaField: words, fileField } = useTexts().dashboard
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
  const nameOf = (entry: Entry): string => displayFile(uriOf(entry), origin, dashboard)?.name ?? words.unknown
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
          <p className="p-3 text-soft">{fileField.empty}</p>
        ) : (
          <ol ref={list} aria-label={texts.order(label)} className="divide-y divide-line">
            {entries.map((entry, index) => (
              <FileRow
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
