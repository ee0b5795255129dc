import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FilterMenu, type FilterOption } from '../../kit/filters.tsx'
import { filterControls, ListChips } from '../../kit/list/list-chips.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { SearchBox, Toolbar } from '../../kit/toolbar.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { useTexts } from '../../texts/texts.ts'
import { ViewsMenu, type SavedView } from '../../views/views-menu.tsx'
import { sheetList } from './sheet-list.ts'

interface SheetToolbarProps {
  /** Choices whose values only the page knows; empty ones are left out. */
  options: Readonly<Record<string, readonly FilterOption[]>>
  views: readonly SavedView[]
  /** Absent without scripts. */
  columnsPanel?: ReactNode
}

export const sheetViews = 'product-sheet'
/** Where the toolbar has room for the search and its filters only, and for the search only. */
const medium = '(width < 96rem)'
const narrow = '(width < 64rem)'

/** Searches and filters variants, and says which of them are listed. */
export function SheetToolbar({ options, views, columnsPanel }: SheetToolbarProps) {
  const { productSheet: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const isMedium = useMedia(medium)
  const isNarrow = useMedia(narrow)
  const { values } = sheetList.at(query)
  const filters = filterControls(sheetList, texts, { values, options }).flatMap(({ name, options: choices }) =>
    choices.length > 0
      ? [<FilterMenu key={name} label={texts.filters[name as keyof typeof texts.filters]} name={name} options={choices} />]
      : [],
  )
  const looks = (
    <>
      {columnsPanel}
      <ViewsMenu list={sheetViews} views={views} />
    </>
  )
  return (
    <>
      <Toolbar
        isOneRow={isNarrow}
        end={
          isMedium ? (
            <MoreMenu>
              {isNarrow && filters}
              {looks}
            </MoreMenu>
          ) : (
            looks
          )
        }
      >
        <SearchBox label={texts.search} isCompact />
        {!isNarrow && filters}
      </Toolbar>
      <ListChips list={sheetList} options={options} />
    </>
  )
}
