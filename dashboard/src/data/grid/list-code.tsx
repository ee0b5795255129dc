import { CodeButton } from '../../kit/code-button.tsx'
import { sortOf, type Listing } from './listing.ts'
import { windowRows } from './window-rows.ts'

/** The call that a list is made by. */
export function ListCode({ collectionId, listing }: { collectionId: string; listing: Listing }) {
  const sort = sortOf(listing)
  const query = {
    ...(listing.filter && { filter: listing.filter }),
    ...(sort.length > 0 && { sort }),
    paging: { limit: windowRows },
  }
  if (!listing.words) return <CodeButton call="dataItems.queryDataItems" request={{ dataCollectionId: collectionId, query }} />
  const search = { ...query, search: { expression: listing.words, mode: 'AND' } }
  return <CodeButton call="dataItems.searchDataItems" request={{ dataCollectionId: collectionId, search }} />
}
