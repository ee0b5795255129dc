import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GridParts } from '../../grid/grid-frame.tsx'
import type { GridModel } from '../../grid/grid-model.ts'
import { newItemId } from '../../grid/item-id.ts'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { SearchBox, Toolbar } from '../../kit/toolbar.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useMedia } from '../../kit/use-media.ts'
import { useTexts } from '../../texts/texts.ts'
import { ViewsMenu, type SavedView } from '../../views/views-menu.tsx'
import { FilterButton } from '../filter/filter-button.tsx'
import { GroupSelect } from './groups/group-select.tsx'
import { useItemGrid } from './item-grid-context.ts'
import { ManyButton } from './many-dialog.tsx'

interface ItemToolbarProps {
  parts: GridParts
  model: GridModel
  views: readonly SavedView[]
  mayWrite: boolean
  children: ReactNode
}

/** Where the toolbar has room for the most used controls only. */
const narrow = '(width < 64rem)'

/** Searches, filters, groups and changes the items of a collection. */
export function ItemToolbar({ parts: { selection, columnsPanel }, model, views, mayWrite, children }: ItemToolbarProps) {
  const { grid } = useTexts().dashboard
  const may = useMay()
  const isNarrow = useMedia(narrow)
  const { collectionId } = useItemGrid()
  const add = (): void => model.change([{ kind: 'add', id: newItemId(), data: {} }])
  const actions = (
    <>
      <GroupSelect />
      {mayWrite && <ManyButton selection={selection} />}
      {children}
    </>
  )
  const looks = (
    <>
      {columnsPanel}
      <ViewsMenu list={`data/${collectionId}`} views={views} />
    </>
  )
  return (
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
  )
}
