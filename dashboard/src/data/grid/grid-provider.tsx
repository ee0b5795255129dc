import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DataCollection } from '../../answers.ts'
import type { GridField } from '../../grid/field.ts'
import type { GridOwner } from '../../grid/grid-context.ts'
import { GridFrame } from '../../grid/grid-frame.tsx'
import { GridModel } from '../../grid/grid-model.ts'
import { selectedFigures, selectedText, groupFieldIn } from '../../grid/groups/figure.ts'
import { rowReader } from '../../grid/requests.ts'
import { useListQuery } from '../../grid/use-list-query.ts'
import { withParams } from '../../kit/list-state.ts'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import type { SavedView } from '../../views/views-menu.tsx'
import { collectionName } from '../collection-tabs.tsx'
import { inEnvironment, environmentIn, type Environment } from '../environment.ts'
import { PublishButton } from '../publishing/publish-button.tsx'
import type { FirstRows } from './first-rows.server.ts'
import { groupReader, groupRowReader, type GroupAddress } from './groups/requests.ts'
import { useFigures } from './groups/use-figures.ts'
import { ItemCell } from './item-cell.tsx'
import { ItemGridContext } from './item-grid-context.ts'
import { itemWriter } from './item-requests.ts'
import { ItemToolbar } from './item-toolbar.tsx'
import { updatedDateOf } from './item-write.ts'
import { PeekSheet } from './peek-sheet.tsx'
import { ReferenceEditor } from './reference-editor.tsx'
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
      send: itemWriter(inEnvironment(path, environment)),
      readGroups: groupReader(paths.dataFigures(collectionId), addressNow),
      readGroup: groupRowReader(path, addressNow),
      versionOf: updatedDateOf,
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
const pickers = { reference: ReferenceEditor, references: ReferenceEditor }

/** The grid with its toolbar, dialogs and status bar. */
export function GridProvider({ collection, fields, first, timeZone, views }: GridProviderProps) {
  const query = useListQuery()
  const [, setQuery] = useSearchParams()
  const may = useMay()
  const environment = environmentIn(query)
  const figures = selectedText(selectedFigures(query, fields))
  const model = useGridModel(collection.id, environment, { first, figures })
  const totals = useFigures({ collectionId: collection.id, model, figures, first: first.figures ?? noFigures })
  const [isPublishing, setIsPublishing] = useState(false)
  const mayWrite = may('WIX_DATA.UPDATE')
  const mayPublish = mayWrite && fields.some(({ kind }) => kind === 'status')
  const itemGrid = useMemo(() => ({ collectionId: collection.id, environment }), [collection.id, environment])
  const owner = useMemo((): GridOwner => {
    const pathOf = (itemId: string): string => inEnvironment(paths.dataItem(collection.id, itemId), environment)
    return { timeZone, mayWrite, canAdd: true, pathOf, Cell: ItemCell, pickers, whyFixed: () => undefined }
  }, [collection.id, environment, timeZone, mayWrite])
  const groups = useMemo(() => {
    const chosen = selectedFigures(new URLSearchParams({ figures }), fields)
    return { chosen, groupedBy: groupFieldIn(new URLSearchParams(first.asked), fields) }
  }, [figures, first, fields])
  useOthers(model, itemGrid)
  const onPeek = (id: string): void => setQuery(withParams(query, { peek: id }), { replace: true, preventScrollReset: true })
  const onOpen = ({ kind }: GridField): boolean => {
    if (kind === 'status') setIsPublishing(mayPublish)
    return kind === 'status'
  }
  return (
    <ItemGridContext value={itemGrid}>
      <GridFrame
        label={collectionName(collection)}
        {...{ model, fields, owner, groups, onPeek, onOpen }}
        figures={totals}
        problem={first.problem}
        toolbar={(parts) => (
          <ItemToolbar {...{ parts, model, views, mayWrite }}>
            {mayPublish && <PublishButton selection={parts.selection} isOpen={isPublishing} onOpenChange={setIsPublishing} />}
          </ItemToolbar>
        )}
      >
        <PeekSheet id={query.get('peek') ?? ''} onPeek={onPeek} />
      </GridFrame>
    </ItemGridContext>
  )
}
