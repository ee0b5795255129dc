import { ListChecks } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '@stoa/ui/texts/texts'
import { Dialog } from '../../kit/dialog.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useToast } from '../../kit/toasts.tsx'
import { cellProblem } from './cell-problem.ts'
import { useGrid } from './grid-context.ts'
import type { Step } from './history.ts'
import { parseCell } from './parse-cell.ts'
import { pastedRowsMax } from './paste.ts'
import { rangeOf, type Selection } from './range.ts'

/** Changes or deletes many items at once: those selected, or all that match, as many as one was told. */
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

type Scope = 'selected' | 'matching'

function ManyForm({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const { desk, fields, timeZone } = useGrid()
  const { grid } = useTexts().dashboard
  const words = grid.many
  const may = useMay()
  const toast = useToast()
  const { top, bottom } = rangeOf(selection)
  const counts: Readonly<Record<Scope, number>> = { selected: Math.min(bottom, desk.rows.total - 1) - top + 1, matching: desk.rows.total }
  const mayMatch = !desk.rows.isOpen && counts.matching <= pastedRowsMax
  const editable = fields.filter(({ isReadOnly }) => !isReadOnly)
  const [scope, setScope] = useState<Scope>('selected')
  const [isDeleting, setIsDeleting] = useState(false)
  const [key, setKey] = useState(editable[0]?.key ?? '')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const field = fields.find((one) => one.key === key)!
  const count = counts[scope]

  const stepOf = (ids: readonly string[], value: unknown): Step =>
    ids.map((id) => (isDeleting ? { kind: 'remove', id, data: desk.rows.dataOf(id) ?? {} } : desk.setting(id, key, value)))
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const parsed = isDeleting ? { value: undefined } : parseCell(text, field, timeZone)
    if ('problem' in parsed) return setProblem(cellProblem(grid, parsed.problem, field))
    setIsBusy(true)
    const ids = scope === 'matching' ? await desk.everything(count) : desk.idsIn(top, bottom)
    setIsBusy(false)
    if (!Array.isArray(ids)) return setProblem(words.countChanged(ids))
    if (ids.length !== count || ids.length > pastedRowsMax) return setProblem(words.tooMany(pastedRowsMax))
    desk.change(stepOf(ids, parsed.value))
    toast({
      title: isDeleting ? words.deleted(ids.length) : words.changed(ids.length),
      action: { text: grid.undo, run: () => void desk.undo() },
    })
    onDone()
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{words.which}</legend>
        {(['selected', 'matching'] as const).map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="scope"
              className="size-4"
              checked={scope === one}
              disabled={one === 'matching' && !mayMatch}
              onChange={() => setScope(one)}
            />
            {words.scopes[one](counts[one])}
          </label>
        ))}
        {!mayMatch && <p className="text-small text-soft">{words.narrow(pastedRowsMax)}</p>}
      </fieldset>
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
