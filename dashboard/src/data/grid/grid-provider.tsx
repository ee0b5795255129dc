import { Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useHref, useSearchParams } from 'react-router'
import type { DataCollection } from '../../answers.ts'
import { withParams } from '../../kit/list-state.ts'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { useToast } from '../../kit/toasts.tsx'
import { SearchBox, Toolbar } from '../../kit/toolbar.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useMedia } from '../../kit/use-media.ts'
import { paths } from '../../paths.ts'
import { UnsavedGuard } from '../../settings/unsaved-guard.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ViewsMenu, type SavedView } from '../../views/views-menu.tsx'
import { collectionName } from '../collection-tabs.tsx'
import { inEnvironment, environmentIn, type Environment } from '../environment.ts'
import { FilterButton } from '../filter/filter-button.tsx'
import { PublishButton } from '../publishing/publish-button.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import type { GridField } from './field.ts'
import type { FirstRows } from './first-rows.server.ts'
import { GridContext } from './grid-context.ts'
import { GridModel, type UndoResult } from './grid-model.ts'
import { Grid } from './grid.tsx'
import { selectedFigures, selectedText, groupFieldIn } from './groups/figure.ts'
import { GroupSelect } from './groups/group-select.tsx'
import { groupReader, groupRowReader, type GroupAddress } from './groups/requests.ts'
import { useFigures } from './groups/use-figures.ts'
import { newItemId } from './item-id.ts'
import { layoutOf, layoutParams, type Layout } from './listing.ts'
import { ManyButton } from './many-dialog.tsx'
import { PeekSheet } from './peek-sheet.tsx'
import { at, type Selection } from './range.ts'
import { rowReader, writeSender } from './requests.ts'
import { StatusBar } from './status-bar.tsx'
import { useListQuery } from './use-list-query.ts'
import { useOthers } from './use-others.ts'

interface GridProviderProps {
  collection: DataCollection
  fields: readonly GridField[]
  first: FirstRows
  timeZone: string
  views: readonly SavedView[]
}

/** Creates the model of a collection's rows from the first ones that the page loaded. */
function useGridModel(
  collectionId: string,
  environment: Environment,
  { first, figures }: { first: FirstRows; figures: string },
): GridModel {
  const [model] = useState(() => {
    const path = paths.dataRows(collectionId)
    const asked = (): string => made.begun?.asked ?? ''
    const addressNow = (): GroupAddress => ({ asked: asked(), figures: made.figures })
    const made: GridModel = new GridModel({
      read: rowReader(path, asked),
      send: writeSender(inEnvironment(path, environment)),
      readGroups: groupReader(paths.dataFigures(collectionId), addressNow),
      readGroup: groupRowReader(path, addressNow),
    })
    made.choose(figures)
    made.begin(first)
    return made
  })
  useEffect(() => model.choose(figures), [model, figures])
  useEffect(() => model.begin(first), [model, first])
  useEffect(() => () => model.stop(), [model])
  return model
}

const noFigures = {}
/** Where the toolbar has room for the most used controls only. */
const narrow = '(width < 64rem)'

/** The grid with its toolbar, dialogs and status bar. */
export function GridProvider({ collection, fields, first, timeZone, views }: GridProviderProps) {
  const { grid } = useTexts().dashboard
  const query = useListQuery()
  const [, setQuery] = useSearchParams()
  const toast = useToast()
  const may = useMay()
  const environment = environmentIn(query)
  const figures = selectedText(selectedFigures(query, fields))
  const model = useGridModel(collection.id, environment, { first, figures })
  const totals = useFigures({ collectionId: collection.id, model, figures, first: first.figures ?? noFigures })
  const [isPublishing, setIsPublishing] = useState(false)
  const [drawn, setDrawn] = useState<{ layout: Layout; at: string }>()
  const [selection, setSelection] = useState<Selection>(() => at({ row: 0, column: 0 }))
  // A layout being dragged is applied at once; the address follows.
  const layout = drawn?.at === query.toString() ? drawn.layout : layoutOf(query, fields)
  const shown = layout.columns.join()
  const mayWrite = may('WIX_DATA.UPDATE')
  const mayPublish = mayWrite && fields.some(({ kind }) => kind === 'status')
  const root = useHref('/').replace(/\/$/, '')
  const facts = useMemo(() => {
    const columns = shown.split(',').map((key) => fields.find((field) => field.key === key)!)
    const chosen = selectedFigures(new URLSearchParams({ figures }), fields)
    const groupedBy = groupFieldIn(new URLSearchParams(first.asked), fields)
    const addressOf = (itemId: string): string => `${root}${inEnvironment(paths.dataItem(collection.id, itemId), environment)}`
    return { collectionId: collection.id, environment, model, fields, columns, chosen, groupedBy, timeZone, mayWrite, addressOf }
  }, [root, collection, environment, model, fields, shown, figures, first, timeZone, mayWrite])
  useOthers(model, { collectionId: collection.id, environment })
  const onLayout = (next: Layout, isDone: boolean): void => {
    setDrawn({ layout: next, at: query.toString() })
    if (isDone) setQuery(withParams(query, layoutParams(next, fields)), { replace: true, preventScrollReset: true })
  }
  const onPeek = (id: string): void => setQuery(withParams(query, { peek: id }), { replace: true, preventScrollReset: true })
  const tell = (undone: UndoResult | undefined): void => {
    if (undone && undone.left > 0) toast({ title: grid.leftAlone(undone.left), isProblem: true })
  }
  const isNarrow = useMedia(narrow)
  const add = (): void => model.change([{ kind: 'add', id: newItemId(), data: {} }])
  const actions = (
    <>
      <GroupSelect />
      {mayWrite && <ManyButton selection={selection} />}
      {mayPublish && <PublishButton selection={selection} isOpen={isPublishing} onOpenChange={setIsPublishing} />}
    </>
  )
  const looks = (
    <>
      <ColumnsPanel {...{ fields, layout, onLayout }} />
      <ViewsMenu list={`data/${collection.id}`} views={views} />
    </>
  )
  return (
    <GridContext value={facts}>
      <Toolbar
        isOneRow={isNarrow}
        end={
          <>
            {!isNarrow && looks}
            {may('WIX_DATA.INSERT') && (
              <button type="button" className="button button-primary max-sm:min-w-11 max-sm:px-3" onClick={add}>
                <Plus aria-hidden className="size-4" />
                <span className="max-sm:sr-only">{grid.newItem}</span>
              </button>
            )}
            {isNarrow && (
              <MoreMenu>
                {actions}
                {looks}
              </MoreMenu>
            )}
          </>
        }
      >
        <SearchBox label={grid.search} isCompact />
        <FilterButton />
        {!isNarrow && actions}
      </Toolbar>
      {first.problem !== undefined && <p className="mb-3 text-danger">{grid.notAnswered(first.problem)}</p>}
      <Grid
        label={collectionName(collection)}
        {...{ layout, onLayout }}
        figures={totals}
        onUndo={() => tell(model.undo())}
        onRedo={() => tell(model.redo())}
        onPeek={onPeek}
        onPublish={() => setIsPublishing(mayPublish)}
        onSelection={setSelection}
      />
      <StatusBar selection={selection}>
        <UndoButtons model={model} onUndo={() => tell(model.undo())} onRedo={() => tell(model.redo())} />
      </StatusBar>
      <PeekSheet id={query.get('peek') ?? ''} onPeek={onPeek} />
      <Leaving model={model} />
    </GridContext>
  )
}

/** Asks for confirmation before unsaved changes are abandoned. */
function Leaving({ model }: { model: GridModel }) {
  const isUnsaved = useSyncExternalStore(
    model.rows.subscribe,
    () => model.saving.isBusy || model.saving.isStuck || model.saving.conflicts.size > 0,
  )
  return <UnsavedGuard isUnsaved={isUnsaved} />
}

function UndoButtons({ model, onUndo, onRedo }: { model: GridModel; onUndo: () => void; onRedo: () => void }) {
  const { grid } = useTexts().dashboard
  const canUndo = useSyncExternalStore(model.rows.subscribe, () => model.canUndo)
  const canRedo = useSyncExternalStore(model.rows.subscribe, () => model.canRedo)
  const look = 'icon-button size-8'
  return (
    <span className="flex gap-1">
      <button type="button" className={look} aria-label={grid.undo} title={grid.undo} disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
      <button type="button" className={look} aria-label={grid.redo} title={grid.redo} disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
    </span>
  )
}
