import { apiContext } from '@stoa/ui/page-api'
import type { GridField } from '../../grid/field.ts'
import { both, groupFieldIn, inGroup } from '../../grid/groups/figure.ts'
import { respond } from '../../grid/respond.server.ts'
import { windowRequestIn } from '../../grid/window.server.ts'
import { collectionAt } from '../collection-tabs.tsx'
import { clientFor } from '../environment.ts'
import type { Route } from './+types/rows'
import { gridFields } from './field.ts'
import { readItems } from './item-pages.server.ts'
import type { Write } from './item-write.ts'
import { listingOf, type Listing } from './listing.ts'
import { namesOf } from './names.server.ts'
import { writeItems } from './write-items.server.ts'

/** Rows of a grid for its scripts: those from `start` on, and the names of the items they refer to. */
export async function loader({ context, params, url: { searchParams: query } }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, query)
  return respond(async () => {
    const collection = await collectionAt(client, params)
    const listing = requestedListing(query, gridFields(collection))
    const window = await readItems(client, { collectionId: collection.id, listing }, windowRequestIn(query))
    return { ...window, names: await namesOf(client, gridFields(collection), window.items) }
  })
}

/** The query: the whole list, or one of its groups. */
function requestedListing(query: URLSearchParams, fields: readonly GridField[]): Listing {
  const listing = { ...listingOf(query), cursor: undefined }
  const by = groupFieldIn(query, fields)
  if (!by || !query.has('in')) return listing
  return { ...listing, filter: both(listing.filter, inGroup(by.key, JSON.parse(query.get('in')!))) }
}

/** Writes changes of a grid. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  return respond(async () => ({ written: await writeItems(client, params.collection, (await request.json()) as Write) }))
}
