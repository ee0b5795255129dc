import { isRefusal } from '@stoa/ui/refusal'
import { apiContext } from '@stoa/ui/page-api'
import { collectionAt } from '../collection-tabs.tsx'
import { reaching } from '../reach.ts'
import type { Route } from './+types/rows'
import { gridFields } from './field.ts'
import { listingOf } from './listing.ts'
import { namesOf } from './names.server.ts'
import { readWindow, type Mark } from './window.server.ts'
import { writeItems } from './write-items.server.ts'
import type { Write } from './written.ts'

const countMax = 500
const wholeIn = (query: URLSearchParams, name: string): number => Math.max(Number.parseInt(query.get(name) ?? '0') || 0, 0)

/** Rows of a grid, for its scripts: those from `start` on, and the names of what they refer to. */
export async function loader({ context, params, url: { searchParams: query } }: Route.LoaderArgs) {
  const client = reaching(context.get(apiContext).client, query)
  return answered(async () => {
    const collection = await collectionAt(client, params)
    const from = query.has('mark') ? ([wholeIn(query, 'from'), query.get('mark')!] satisfies Mark) : undefined
    const window = await readWindow(client, {
      collectionId: collection.id,
      listing: { ...listingOf(query), cursor: undefined },
      start: wholeIn(query, 'start'),
      count: Math.min(wholeIn(query, 'count') || countMax, countMax),
      from,
    })
    return { ...window, names: await namesOf(client, gridFields(collection), window.items) }
  })
}

/** Changes of a grid. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const client = reaching(context.get(apiContext).client, url.searchParams)
  return answered(async () => ({ written: await writeItems(client, params.collection, (await request.json()) as Write) }))
}

/** A refusal is an answer too: the grid shows it where it was asked. */
async function answered(work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: error.status })
  }
}
