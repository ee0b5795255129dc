import { ListChecks } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@stoa/ui/components/button'
import { cellProblem } from '../../grid/cell-problem.ts'
import { useGrid } from '../../grid/grid-context.ts'
import type { Step } from '../../grid/history.ts'
import { parseCell } from '../../grid/parse-cell.ts'
import type { Selection } from '../../grid/range.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { useToast } from '../../kit/toasts.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useTexts } from '../../texts/texts.ts'
import { useScope } from './scope-choice.tsx'

/** Changes or deletes many items at once: those selected, or all that match, up to the confirmed count. */
export function ManyButton({ selection }: { selection: Selection }) {
  const { grid } = useTexts().dashboard
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListChecks aria-hidden className="size-4" />
        {grid.many.open}
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={grid.many.title}>
        <ManyForm selection={selection} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function ManyForm({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const { model, fields, timeZone } = useGrid()
  const { grid } = useTexts().dashboard
  const words = grid.many
  const may = useMay()
  const toast = useToast()
  const scope = useScope(selection)
  const editable = fields.filter(({ isReadOnly }) => !isReadOnly)
  const [isDeleting, setIsDeleting] = useState(false)
  const [key, setKey] = useState(editable[0]?.key ?? '')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const field = fields.find((one) => one.key === key)!
  const { count } = scope

  const stepOf = (ids: readonly string[], value: unknown): Step =>
    ids.map((id) => (isDeleting ? { kind: 'remove', id, data: model.rows.dataOf(id) ?? {} } : model.setting(id, key, value)))
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const parsed = isDeleting ? { value: undefined } : parseCell(text, field, timeZone)
    if ('problem' in parsed) return setProblem(cellProblem(grid, parsed.problem, field))
    setIsBusy(true)
    const ids = await scope.ids()
    setIsBusy(false)
    if ('problem' in ids) return setProblem(ids.problem)
    model.change(stepOf(ids, parsed.value))
    toast({
      title: isDeleting ? words.deleted(ids.length) : words.changed(ids.length),
      action: { text: grid.undo, run: () => void model.undo() },
    })
    onDone()
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {scope.choice}
      {may('WIX_DATA.REMOVE') && (
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" className="size-4" checked={isDeleting} onChange={({ target }) => setIsDeleting(target.checked)} />
          {words.delete}
        </label>
      )}
      {!isDeleting && (
        <div className="grid gap-3 sm:grid-cols-2">
          <label>
            <span className="mb-1 block font-medium">{words.field}</span>
            <select className="control" value={key} onChange={({ target }) => setKey(target.value)}>
              {editable.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="mb-1 block font-medium">{words.value}</span>
            <input className="control" value={text} onChange={({ target }) => setText(target.value)} autoComplete="off" />
          </label>
        </div>
      )}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <p className="flex justify-end">
        <Button type="submit" className={isDeleting ? 'button-danger' : ''} pendingText={isBusy && words.busy} disabled={count < 1}>
          {isDeleting ? words.doDelete(count) : words.doChange(count)}
        </Button>
      </p>
    </form>
  )
}
