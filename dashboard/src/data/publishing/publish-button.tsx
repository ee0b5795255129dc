import { Megaphone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { useGrid } from '../../grid/grid-context.ts'
import type { GridModel } from '../../grid/grid-model.ts'
import type { Step } from '../../grid/history.ts'
import type { Selection } from '../../grid/range.ts'
import { zonedInstant } from '../../grid/zoned-time.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { useToast } from '../../kit/toasts.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useScope } from '../grid/scope-choice.tsx'
import { fieldsFor, hasReached, type PublishAction } from './publish-state.ts'

interface PublishButtonProps {
  selection: Selection
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Publishes items now or at a scheduled time, or unpublishes them: those selected, or all that match. */
export function PublishButton({ selection, isOpen, onOpenChange }: PublishButtonProps) {
  const { publishing: words } = useTexts().dashboard
  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        <Megaphone aria-hidden className="size-4" />
        {words.open}
      </button>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title} detail={words.detail}>
        <PublishForm selection={selection} onDone={() => onOpenChange(false)} />
      </Dialog>
    </>
  )
}

/** The changes that give items the requested status, without those that have it already. */
export function publishingStep(model: GridModel, ids: readonly string[], wish: PublishAction): { count: number; step: Step } {
  const now = new Date()
  const others = ids.filter((id) => !hasReached(wish, model.rows.dataOf(id) ?? {}, now))
  const step = others.flatMap((id) =>
    Object.entries(fieldsFor(wish, model.rows.dataOf(id) ?? {}, now)).map(([field, value]) => model.setting(id, field, value)),
  )
  return { count: others.length, step }
}

const choices = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

function PublishForm({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const { model, timeZone } = useGrid()
  const { grid, publishing: words } = useTexts().dashboard
  const toast = useToast()
  const scope = useScope(selection)
  const [be, setBe] = useState<PublishAction['be']>('PUBLISHED')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const wish = actionOf(be, String(new FormData(event.currentTarget).get('at') ?? ''), timeZone)
    if (!wish) return setProblem(words.notToCome)
    setIsBusy(true)
    const ids = await scope.ids()
    setIsBusy(false)
    if ('problem' in ids) return setProblem(ids.problem)
    const { count, step } = publishingStep(model, ids, wish)
    if (count === 0) return setProblem(words.allSo)
    model.change(step)
    toast({ title: words.done[be](count), action: { text: grid.undo, run: () => void model.undo() } })
    onDone()
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {scope.choice}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{words.wish}</legend>
        {choices.map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-2">
            <input type="radio" name="be" className="size-4" checked={be === one} onChange={() => setBe(one)} />
            {words.wishes[one]}
          </label>
        ))}
      </fieldset>
      {be === 'SCHEDULED' && <Field label={words.at} name="at" type="datetime-local" hint={words.atHint(timeZone)} required />}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <p className="flex justify-end">
        <Button type="submit" pendingText={isBusy && words.busy} disabled={scope.count < 1}>
          {words.do[be](scope.count)}
        </Button>
      </p>
    </form>
  )
}

function actionOf(be: PublishAction['be'], at: string, timeZone: string): PublishAction | undefined {
  if (be !== 'SCHEDULED') return { be }
  const instant = zonedInstant(at, timeZone)
  return instant !== undefined && instant > new Date().toISOString() ? { be, at: instant } : undefined
}
