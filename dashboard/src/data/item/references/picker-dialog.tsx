/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   a combobox whose choices come from the server: a datalist would only keep those that existed when it was opened. */
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@stoa/ui/components/button'
import { Dialog } from '../../../kit/dialog.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { ItemLabelView } from './item-label-view.tsx'
import type { ItemLabel } from './item-labels.server.ts'
import { useChoices } from './use-choices.ts'

export interface PickerProps {
  /** The label of the reference field. */
  label: string
  collectionId: string
  collectionName: string
  /** The ids that the field already refers to. */
  taken: readonly string[]
  isMany: boolean
  onChoose: (faces: readonly ItemLabel[]) => void
}

interface PickerDialogProps extends PickerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Finds items of another collection by name: arrow keys move, Enter selects; with several references, all selected items are added at once. */
export function PickerDialog({ isOpen, onOpenChange, ...picker }: PickerDialogProps) {
  const { itemReferences: words } = useTexts().dashboard
  return (
    <Dialog {...{ isOpen, onOpenChange }} title={words.chooseFor(picker.label)} detail={words.from(picker.collectionName)}>
      <Picker {...picker} onEnd={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Picker({ label, collectionId, taken, isMany, onChoose, onEnd }: PickerProps & { onEnd: () => void }) {
  const { itemReferences: words } = useTexts().dashboard
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<readonly ItemLabel[]>([])
  const { choices, hasMore, more, hasFailed } = useChoices(collectionId, typed)
  const isChosen = (id: string): boolean => chosen.some((one) => one.id === id)
  const choose = (face: ItemLabel | undefined): void => {
    if (!face || (isMany && taken.includes(face.id))) return
    if (isMany) return setChosen(isChosen(face.id) ? chosen.filter(({ id }) => id !== face.id) : [...chosen, face])
    onChoose([face])
    onEnd()
  }
  const walk = (to: number): void => {
    const last = (choices?.length ?? 0) - 1
    if (to > last && hasMore) more()
    setAt(Math.min(Math.max(to, 0), Math.max(last, 0)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walk(at + 1),
      ArrowUp: () => walk(at - 1),
      PageDown: () => walk(at + 5),
      PageUp: () => walk(at - 5),
      Enter: () => choose(choices?.[at]),
    }
    if (!Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]!()
  }
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    // In some browsers scrollIntoView returns a promise, which must not become the effect's cleanup.
    void list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className="space-y-3">
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices?.[at] ? `${listId}-${at}` : undefined}
        aria-label={words.find}
        placeholder={words.findHint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="control"
        autoComplete="off"
      />
      <p role="status" className="text-small text-soft">
        {hasFailed ? words.failed : choices === undefined ? words.looking : words.found(choices.length, hasMore)}
      </p>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={words.choices(label)}
        aria-multiselectable={isMany || undefined}
        tabIndex={-1}
        className="choices"
      >
        {choices?.map((face, index) => (
          <li
            key={face.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={isChosen(face.id) || taken.includes(face.id)}
            aria-disabled={(isMany && taken.includes(face.id)) || undefined}
            data-active={index === at || undefined}
            className="choice"
            onPointerDown={(event) => {
              event.preventDefault()
              setAt(index)
              choose(face)
            }}
          >
            <ItemLabelView face={face} />
            {(isChosen(face.id) || taken.includes(face.id)) && <Check aria-hidden className="ms-auto size-4 shrink-0 text-accent" />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        {hasMore && (
          <button type="button" className="button button-quiet me-auto" onClick={more}>
            {words.more}
          </button>
        )}
        {isMany && (
          <Button
            type="button"
            disabled={chosen.length === 0}
            onClick={() => {
              onChoose(chosen)
              onEnd()
            }}
          >
            {words.addSome(chosen.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
