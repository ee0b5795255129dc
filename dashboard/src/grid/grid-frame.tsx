import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useHref, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useToast } from '../kit/toasts.tsx'
import { UnsavedGuard } from '../settings/unsaved-guard.tsx'
import { useTexts } from '../texts/texts.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import type { GridField } from './field.ts'
import { GridContext, type GridFacts, type GridOwner } from './grid-context.ts'
import type { GridModel, UndoResult } from './grid-model.ts'
import { Grid } from './grid.tsx'
import type { Figures } from './groups/figure.ts'
import { layoutOf, layoutParams, type Layout } from './layout.ts'
import { at, type Selection } from './range.ts'
import { StatusBar } from './status-bar.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useListQuery } from './use-list-query.ts'

/** What a toolbar needs of the grid below it. */
export interface GridParts {
  selection: Selection
  columnsPanel: ReactNode
}

interface GridFrameProps {
  label: string
  model: GridModel
  fields: readonly GridField[]
  owner: GridOwner
  /** Stays the same object until one of them changes. */
  groups: Pick<GridFacts, 'groupedBy' | 'chosen'>
  figures?: Figures
  /** Why the rows couldn’t be loaded. */
  problem: string | undefined
  toolbar: (parts: GridParts) => ReactNode
  /** Shows a whole row beside the grid, if that is possible. */
  onPeek?: (id: string) => void
  /** Opens what changes or shows a cell in place of an editor; returns whether there is such a thing. */
  onOpen: (field: GridField, id: string | undefined) => boolean
  /** Parameters of the address with which another grid begins. */
  params?: readonly string[]
  children?: ReactNode
}

const noPeek = (): void => undefined

/** A grid with its toolbar and status bar; the address has its layout. */
export function GridFrame({
  label,
  model,
  fields,
  owner,
  groups,
  figures,
  problem,
  toolbar,
  onPeek = noPeek,
  onOpen,
  params,
  children,
}: GridFrameProps) {
  const { grid } = useTexts().dashboard
  const toast = useToast()
  const { layout, onLayout } = useLayout(fields)
  const [selection, setSelection] = useState<Selection>(() => at({ row: 0, column: 0 }))
  const shown = layout.columns.join()
  const root = useHref('/').replace(/\/$/, '')
  const facts = useMemo((): GridFacts => {
    const columns = shown.split(',').map((key) => fields.find((field) => field.key === key)!)
    return { ...owner, ...groups, model, fields, columns, hrefOf: (id) => `${root}${owner.pathOf(id)}` }
  }, [root, owner, groups, model, fields, shown])
  const notify = (undone: UndoResult | undefined): void => {
    if (undone && undone.left > 0) toast({ title: grid.leftAlone(undone.left), isProblem: true })
  }
  const onUndo = (): void => notify(model.undo())
  const onRedo = (): void => notify(model.redo())
  return (
    <GridContext value={facts}>
      {toolbar({ selection, columnsPanel: <ColumnsPanel {...{ fields, layout, onLayout }} /> })}
      {problem !== undefined && <p className="mb-3 text-danger">{grid.notAnswered(problem)}</p>}
      <Grid {...{ label, layout, onLayout, figures, onUndo, onRedo, onPeek, onOpen }} onSelection={setSelection} />
      <StatusBar selection={selection}>
        <UndoButtons {...{ model, onUndo, onRedo }} />
      </StatusBar>
      {children}
      <Leaving {...{ model, params }} />
    </GridContext>
  )
}

/** The layout in the address. One that is being dragged is applied at once; the address follows. */
function useLayout(fields: readonly GridField[]) {
  const query = useListQuery()
  const [, setQuery] = useSearchParams()
  const [drawn, setDrawn] = useState<{ layout: Layout; at: string }>()
  const layout = drawn?.at === query.toString() ? drawn.layout : layoutOf(query, fields)
  const onLayout = (next: Layout, isDone: boolean): void => {
    setDrawn({ layout: next, at: query.toString() })
    if (isDone) setQuery(withParams(query, layoutParams(next, fields)), { replace: true, preventScrollReset: true })
  }
  return { layout, onLayout }
}

/** Asks for confirmation before unsaved changes are abandoned. */
function Leaving({ model, params }: { model: GridModel; params: readonly string[] | undefined }) {
  const isUnsaved = useSyncExternalStore(
    model.rows.subscribe,
    () => model.saving.isBusy || model.saving.isStuck || model.saving.conflicts.size > 0,
  )
  return <UnsavedGuard {...{ isUnsaved, params }} />
}
