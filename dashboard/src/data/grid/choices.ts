import { apiContext } from '@stoa/ui/page-api'
import { clientFor } from '../environment.ts'
import type { Route } from './+types/choices'
import { displayFieldOf, ifExists, nameIn } from './names.server.ts'

/** An item that can be referenced. */
export interface Choice {
  id: string
  name: string
}

const choicesMax = 20

/** Items of a collection whose name contains the typed text or whose id equals it; for pickers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const displayField = await ifExists(displayFieldOf(client, params.collection))
  const named = displayField ? { [displayField]: { $contains: words } } : {}
  const query = {
    filter: words === '' ? {} : { $or: [{ _id: words }, ...(displayField ? [named] : [])] },
    sort: displayField ? [{ fieldName: displayField, order: 'ASC' as const }] : [],
    fields: displayField ? [displayField] : ['_id'],
    paging: { limit: choicesMax },
  }
  const found = await ifExists(client.dataItems.queryDataItems({ dataCollectionId: params.collection, query }))
  const choices = (found?.dataItems ?? []).map(({ id, data }): Choice => ({ id: id!, name: nameIn(data?.[displayField ?? '']) || id! }))
  return Response.json({ choices })
}
