import { apiContext } from '@stoa/ui/page-api'
import { selectedFigures, groupFieldIn } from '../../../grid/groups/figure.ts'
import { respond } from '../../../grid/respond.server.ts'
import { collectionAt } from '../../collection-tabs.tsx'
import { clientFor } from '../../environment.ts'
import { gridFields } from '../field.ts'
import { listingOf } from '../listing.ts'
import { namesOf } from '../names.server.ts'
import type { Route } from './+types/figures'
import { readGroups, totalsOf } from './figures.server.ts'

/** Figures for the grid's scripts: of everything that matches the list's filter or, if `start` is given, of its groups. */
export async function loader({ context, params, url: { searchParams: query } }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, query)
  return respond(async () => {
    const collection = await collectionAt(client, params)
    const fields = gridFields(collection)
    const about = { collectionId: collection.id, listing: listingOf(query), chosen: selectedFigures(query, fields) }
    const by = groupFieldIn(query, fields)
    if (!by || !query.has('start')) return { figures: await totalsOf(client, about) }
    const page = await readGroups(client, { ...about, by: by.key, start: Math.max(Number.parseInt(query.get('start')!) || 0, 0) })
    return {
      ...page,
      names: await namesOf(
        client,
        [by],
        page.groups.map(({ value }) => ({ id: '', data: { [by.key]: value } })),
      ),
    }
  })
}
