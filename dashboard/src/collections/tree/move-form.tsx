import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, type LucideIcon } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import { useTexts } from '../../texts/texts.ts'
import type { Row } from './collection-tree.ts'
import type { TreeCollection } from './load-tree.server.ts'
import { ParentSelect } from './parent-select.tsx'
import { moveIn, moveText, returnTo, steps, stepsOf, type Move, type Step } from './tree-moves.ts'

interface MoveFormProps {
  rows: readonly Row<TreeCollection>[]
  id: string
  /** With scripts: moves it without another page. */
  onMove?: ((move: Move) => void) | undefined
  /** After it was moved to another place. */
  onDone?: () => void
}

const icons: Readonly<Record<Step, LucideIcon>> = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease }

/** The moves of a collection by one step, and to another place. */
export function MoveForm({ rows, id, onMove, onDone }: MoveFormProps) {
  const { collectionTree: words } = useTexts().dashboard
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const nameOf = (other: string | null | undefined): string | undefined => rows.find((one) => one.id === other)?.name
  const possible = stepsOf(rows, id)
  const undo = returnTo(rows, id)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!onMove) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    onMove(moveIn(form))
    if (!form.has('move')) onDone?.()
  }
  const hidden = (
    <>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={row.name} />
      {undo && <input type="hidden" name="undo" value={moveText(undo)} />}
    </>
  )
  const stepText = (step: Step): string => {
    if (step === 'in' && possible.in) return words.stepInto(nameOf(possible.in.parentId) ?? '')
    if (step === 'out' && possible.out) return words.stepOut(nameOf(row.parentId) ?? '')
    return words.steps[step]
  }
  return (
    <div className="space-y-4">
      <p className="text-soft">{words.place(row.position, row.siblings, nameOf(row.parentId))}</p>
      <Form method="post" preventScrollReset onSubmit={onSubmit} className="tree-steps">
        {hidden}
        {steps.map((step) => (
          <StepButton key={step} step={step} text={stepText(step)} move={possible[step]} />
        ))}
      </Form>
      <Form method="post" preventScrollReset onSubmit={onSubmit} className="space-y-4 border-t border-line pt-4">
        {hidden}
        <ParentSelect key={row.parentId} rows={rows} moved={row} value={row.parentId} hint={words.parentHint} />
        <Select label={words.position} name="position" defaultValue="LAST">
          {(['LAST', 'FIRST'] as const).map((position) => (
            <option key={position} value={position}>
              {words.positions[position]}
            </option>
          ))}
        </Select>
        <Button type="submit">{words.move}</Button>
      </Form>
    </div>
  )
}

function StepButton({ step, text, move }: { step: Step; text: string; move: Move | undefined }) {
  const { collectionTree: words } = useTexts().dashboard
  const Icon = icons[step]
  return (
    <button
      name="move"
      value={move && moveText(move)}
      title={move ? text : words.noStep[step]}
      className="button button-quiet"
      {...(!move && { type: 'button' as const, 'aria-disabled': true })}
    >
      <Icon aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
      <span>{text}</span>
      {!move && <span className="sr-only">{words.noStep[step]}</span>}
    </button>
  )
}
