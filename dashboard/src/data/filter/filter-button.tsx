import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGrid } from '../../grid/grid-context.ts'
import { CodeButton } from '../../kit/code-button.tsx'
import { withParams } from '../../kit/list-state.ts'
import { useTexts } from '../../texts/texts.ts'
import { itemCallOptions } from '../environment.ts'
import { useItemGrid } from '../grid/item-grid-context.ts'
import { listingOf } from '../grid/listing.ts'
import { conditionsIn, FilterDialog } from './filter-builder.tsx'

/** Opens the filter builder and shows the number of conditions. */
export function FilterButton() {
  const { filter: words } = useTexts().dashboard
  const { fields, timeZone } = useGrid()
  const { collectionId, environment } = useItemGrid()
  const withDrafts = fields.some(({ kind }) => kind === 'status')
  const [query, setQuery] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const { filter } = listingOf(query)
  const count = conditionsIn(filter)
  return (
    <>
      <button
        type="button"
        className={`button button-quiet max-sm:min-w-11 max-sm:px-3 ${count > 0 ? 'border-accent bg-accent-wash' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ListFilter aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{words.open}</span>
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </button>
      <FilterDialog
        {...{ isOpen, fields, timeZone, filter }}
        onOpenChange={setIsOpen}
        title={words.title}
        detail={words.detail}
        codeOf={(wire) => (
          <CodeButton
            call="dataItems.queryDataItems"
            request={{ dataCollectionId: collectionId, ...itemCallOptions({ environment, withDrafts }), query: { filter: wire } }}
          />
        )}
        onApply={(next) => {
          setQuery(withParams(query, { filter: next ? JSON.stringify(next) : null }))
          setIsOpen(false)
        }}
      />
    </>
  )
}
