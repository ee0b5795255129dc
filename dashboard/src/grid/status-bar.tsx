import { ArrowUp, Check, CircleAlert, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWhenBack } from '@stoa/ui/use-when-back'
import { withParams } from '../kit/list-state.ts'
import { LiveSign } from '../kit/live-sign.tsx'
import { useTexts } from '../texts/texts.ts'
import { Conflicts } from './conflicts-dialog.tsx'
import { useGrid } from './grid-context.ts'
import { isOneCell, rangeOf, type Selection } from './range.ts'
import type { Saving } from './saving.ts'
import { figuresOf } from './selected-figures.ts'

/** Below the grid: the item count, the figures of the selected cells, the state of saving, and undo and redo. */
export function StatusBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { model } = useGrid()
  const { grid } = useTexts().dashboard
  const total = useSyncExternalStore(model.rows.subscribe, () => model.matching)
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 text-small text-soft">
      <p className="tabular-nums">{model.rows.isOpen ? grid.moreThan(total) : grid.items(total)}</p>
      <Figures selection={selection} />
      <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <Conflicts />
        <Arrived />
        <LiveSign />
        <SavingState />
        {children}
      </span>
    </div>
  )
}

function Figures({ selection }: { selection: Selection }) {
  const facts = useGrid()
  const { grid } = useTexts().dashboard
  useSyncExternalStore(facts.model.rows.subscribe, () => facts.model.saving.isBusy)
  const range = rangeOf(selection)
  if (isOneCell(range)) return null
  const { count, numbers, sum } = figuresOf(facts, range)
  return (
    <p className="tabular-nums">
      {grid.filled(count)}
      {numbers > 0 && ` · ${grid.sum(rounded(sum))} · ${grid.average(rounded(sum / numbers))}`}
    </p>
  )
}

const rounded = (value: number): string => String(Number(value.toPrecision(12)))

/** Announces items that others have created: rows never move by themselves. */
function Arrived() {
  const { model } = useGrid()
  const { grid } = useTexts().dashboard
  const [query] = useSearchParams()
  const count = useSyncExternalStore(model.rows.subscribe, () => model.arrived.size)
  return (
    <output>
      {count > 0 && (
        <Link to={withParams(query, {})} className="link inline-flex items-center gap-1 font-medium">
          <ArrowUp aria-hidden className="size-4" />
          {grid.arrived(count)}
        </Link>
      )}
    </output>
  )
}

type State = 'busy' | 'conflict' | 'failed' | 'refused' | 'saved'

function SavingState() {
  const { model } = useGrid()
  const { grid } = useTexts().dashboard
  const { saving } = model
  const refusedCount = useSyncExternalStore(model.rows.subscribe, () => model.rows.failedCount)
  const state = useSyncExternalStore(model.rows.subscribe, () => stateOf(saving, refusedCount))
  useWhenBack(true, () => void retryWhenOnline(saving))
  const Icon = { busy: LoaderCircle, conflict: TriangleAlert, failed: CircleAlert, refused: CircleAlert, saved: Check }[state]
  return (
    <output className="inline-flex items-center gap-1.5" aria-live="polite">
      <Icon
        aria-hidden
        className={`size-4 ${state === 'busy' ? 'motion-safe:animate-spin' : state === 'saved' ? 'text-good' : 'text-danger'}`}
      />
      {state === 'failed' ? grid.notSaved(saving.problem) : state === 'refused' ? grid.cellsNotSaved(refusedCount) : grid.states[state]}
      {state === 'failed' && (
        <button type="button" className="link font-medium" onClick={() => void saving.retry()}>
          {grid.retry}
        </button>
      )}
    </output>
  )
}

const retryAfterMs = [0, 500, 2_000, 5_000]

/** A browser can say that it is online before requests succeed, or while the last one is about to fail: what fails then is repeated. */
async function retryWhenOnline(saving: Saving): Promise<void> {
  for (const delay of retryAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (saving.isStuck && saving.problem === 'offline') await saving.retry()
  }
}

function stateOf({ isBusy, isStuck, conflicts }: Saving, refusedCount: number): State {
  if (isBusy) return 'busy'
  if (isStuck) return 'failed'
  if (conflicts.size > 0) return 'conflict'
  return refusedCount > 0 ? 'refused' : 'saved'
}
