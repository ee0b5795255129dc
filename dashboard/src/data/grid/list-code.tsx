import type { DataCollection } from '../../answers.ts'
import { windowRows } from '../../grid/window-rows.ts'
import { CodeButton } from '../../kit/code-button.tsx'
import { itemCallOptions, keepsDrafts, type Environment } from '../environment.ts'
import { sortOf, type Listing } from './listing.ts'

interface ListCodeProps {
  collection: DataCollection
  listing: Listing
  environment: Environment
}

/** The API call that returns the list. */
export function ListCode({ collection, listing, environment }: ListCodeProps) {
  const sort = sortOf(listing)
  const query = {
    ...(listing.filter && { filter: listing.filter }),
    ...(sort.length > 0 && { sort }),
    paging: { limit: windowRows },
  }
  const about = { dataCollectionId: collection.id, ...itemCallOptions({ environment, withDrafts: keepsDrafts(collection) }) }
  if (!listing.words) return <CodeButton call="dataItems.queryDataItems" request={{ ...about, query }} />
  const search = { ...query, search: { expression: listing.words, mode: 'AND' } }
  return <CodeButton call="dataItems.searchDataItems" request={{ ...about, search }} />
}
