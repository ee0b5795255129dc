import { Bookmark, Table2 } from 'lucide-react'
import { Link } from 'react-router'
import { Dropdown } from '../../kit/dropdown.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { SaveViewForm } from '../../views/save-view-form.tsx'
import { viewState } from '../../views/views-menu.tsx'
import { environmentName } from '../environment.ts'
import { addressOf, type DataQuery } from './data-query.ts'

const listParams: ReadonlySet<string> = new Set(['filter', 'sort', 'columns', environmentName])

/** The parts of a query that the grid supports: filter, sort and columns. */
export function gridState(asked: DataQuery): string {
  const query = addressOf(asked, [])
  return viewState(new URLSearchParams([...query].filter(([name]) => listParams.has(name))))
}

/** Opens the same list in the grid, to edit it there or save it as a view. */
export function ViewLinks({ collectionId, asked }: { collectionId: string; asked: DataQuery }) {
  const { dataQuery: words } = useTexts().dashboard
  const state = gridState(asked)
  return (
    <>
      {state && (
        <Dropdown
          side="end"
          trigger={
            <>
              <Bookmark aria-hidden className="size-4" />
              {words.saveView}
            </>
          }
        >
          <div className="w-72 max-w-full p-2">
            <SaveViewForm list={`data/${collectionId}`} query={state} />
          </div>
        </Dropdown>
      )}
      <Link to={`${paths.dataCollection(collectionId)}${state && `?${state}`}`} className="button button-quiet">
        <Table2 aria-hidden className="size-4" />
        {words.openInGrid}
      </Link>
    </>
  )
}
