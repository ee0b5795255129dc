/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   a combobox whose choices come from the server: a datalist would only keep those that existed when it was opened. */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { noValue, type PickerProps } from '../../grid/editing.ts'
import { useGrid } from '../../grid/grid-context.ts'
import { addressOf } from '../../kit/address-of.ts'
import { answerAt } from '../../kit/answer-at.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment, type Environment } from '../environment.ts'
import type { Choice } from './choices.ts'
import { useItemGrid } from './item-grid-context.ts'

const restMs = 120

/** The choices from another collection for the typed text. */
function useChoices({
  collectionId,
  environment,
  words,
}: {
  collectionId: string
  environment: Environment
  words: string
}): readonly Choice[] | undefined {
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      const asked = `${paths.dataChoices(collectionId)}?${new URLSearchParams({ q: words })}`
      const answer = await answerAt<{ choices: Choice[] }>(addressOf(inEnvironment(asked, environment)), gone.signal)
      if (answer && !gone.signal.aborted) setChoices(answer.choices)
    }, restMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [collectionId, environment, words])
  return choices
}

/** Selects one or several items of another collection by name. */
export function ReferenceEditor({ field, value, onEnd }: PickerProps) {
  const { model } = useGrid()
  const { environment } = useItemGrid()
  const { grid } = useTexts().dashboard
  const isMany = field.kind === 'references'
  const refersTo = field.refersTo!
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<string[]>(() => [value].flat().filter((one) => typeof one === 'string'))
  const [hasChanged, setHasChanged] = useState(false)
  const choices = useChoices({ collectionId: refersTo, environment, words })?.filter(({ id }) => !isMany || !chosen.includes(id))
  const named = (id: string): string => model.rows.names[refersTo]?.[id] ?? id
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return
    model.rows.addNames({ [refersTo]: { [choice.id]: choice.name } })
    if (!isMany) return onEnd(choice.id, 'down')
    setChosen((before) => [...before, choice.id])
    setHasChanged(true)
    setWords('')
    setAt(0)
  }
  const drop = (id: string): void => {
    setChosen((before) => before.filter((one) => one !== id))
    setHasChanged(true)
    input.current?.focus()
  }
  const kept = (): unknown =>
    isMany ? (hasChanged ? (chosen.length > 0 ? chosen : undefined) : noValue) : chosen.length === 0 && hasChanged ? undefined : noValue
  useEffect(() => input.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    const last = (choices?.length ?? 1) - 1
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(Math.min(at + 1, last)),
      ArrowUp: () => setAt(Math.max(at - 1, 0)),
      Enter: () => (isMany && words === '' ? onEnd(kept(), 'down') : choose(choices?.[at])),
      Escape: () => onEnd(noValue),
      Tab: () => onEnd(kept(), event.shiftKey ? 'back' : 'next'),
    }
    const act = keys[event.key]
    if (act) event.preventDefault()
    act?.()
    if (event.key === 'Backspace' && words === '' && chosen.length > 0) drop(chosen.at(-1)!)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onEnd(kept())
  }
  return (
    <div className="cell-picker" onBlur={onBlur}>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1 p-1.5">
          {chosen.map((id) => (
            <li key={id} className="cell-chip">
              <span className="truncate">{named(id)}</span>
              <button type="button" aria-label={grid.dropReference(named(id))} onClick={() => drop(id)}>
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices?.[at] ? `${listId}-${at}` : undefined}
        aria-label={grid.findReference(field.label)}
        placeholder={grid.findReferenceHint}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="cell-input"
        autoComplete="off"
      />
      <ul id={listId} role="listbox" aria-label={grid.choices} className="max-h-56 overflow-y-auto p-1">
        {choices?.map((choice, index) => (
          <li
            key={choice.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className="cell-option"
            onPointerDown={(event) => {
              event.preventDefault()
              choose(choice)
            }}
          >
            {choice.name}
          </li>
        ))}
      </ul>
      {choices?.length === 0 && <p className="px-3 pb-2 text-small text-soft">{grid.noChoice}</p>}
    </div>
  )
}
