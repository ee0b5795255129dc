import { apiContext } from '@stoa/ui/page-api'
import { clientFor } from '../../environment.ts'
import { ifExists } from '../../grid/names.server.ts'
import type { Route } from './+types/choices'
import { labelFieldKeys, labelFieldsOf, itemLabelOf, type ItemLabel } from './item-labels.server.ts'

/** A page of items to choose from. */
export interface Choices {
  choices: ItemLabel[]
  /** The offset of the next page; undefined at the end. */
  next?: number
}

const pageSize = 20
const offsetMax = 10_000

/** Items of a collection whose name contains the typed text or whose id equals it, with pictures; for the reference picker. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const offset = Math.min(Math.max(Number.parseInt(url.searchParams.get('from') ?? '') || 0, 0), offsetMax)
  const fields = await labelFieldsOf(client, params.collection)
  if (!fields) return Response.json({ choices: [] } satisfies Choices)
  const query = {
    filter: words === '' ? {} : { $or: [{ _id: words }, ...(fields.name ? [{ [fields.name]: { $contains: words } }] : [])] },
    sort: fields.name ? [{ fieldName: fields.name, order: 'ASC' as const }] : [],
    fields: labelFieldKeys(fields),
    paging: { limit: pageSize + 1, offset },
  }
  const found = (await ifExists(client.dataItems.queryDataItems({ dataCollectionId: params.collection, query })))?.dataItems ?? []
  const choices = found.slice(0, pageSize).map((item) => itemLabelOf(item, fields, url.origin))
  const next = offset + pageSize
  return Response.json({ choices, ...(found.length > pageSize && next <= offsetMax && { next }) } satisfies Choices)
}
