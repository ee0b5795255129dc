import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { orderList } from './order-list.ts'

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

const noNeighbours: Neighbours = { previous: undefined, next: undefined }

/** URLs of the previous and next orders in the list that this one was opened from; undefined if it isn't in that list any more. For the first and last
 *  order of a page, the adjacent page is loaded. */
export async function neighboursOf(
  client: Client,
  orderId: string,
  { list, timeZone }: { list: string; timeZone: string },
): Promise<Neighbours> {
  const page = await pageOf(client, new URLSearchParams(list), timeZone)
  const here = page?.ids.indexOf(orderId) ?? -1
  if (!page || here < 0) return noNeighbours
  const beyond = async (cursor: string | null | undefined, at: 0 | -1): Promise<string | undefined> => {
    const turned = turnedTo(list, cursor)
    const other = turned && (await pageOf(client, turned, timeZone))
    const id = other?.ids.at(at)
    return id && paths.orderIn(id, turned!.toString())
  }
  const within = (at: number): string | undefined => page.ids[at] && paths.orderIn(page.ids[at], list)
  const [previous, next] = await Promise.all([
    here > 0 ? within(here - 1) : beyond(page.prev, -1),
    here < page.ids.length - 1 ? within(here + 1) : beyond(page.next, 0),
  ])
  return { previous, next }
}

function turnedTo(list: string, cursor: string | null | undefined): URLSearchParams | undefined {
  if (!cursor) return undefined
  const query = new URLSearchParams(list)
  query.set('cursor', cursor)
  return query
}

/** If the list's query is invalid, there are no neighbours. The order itself is shown anyway. */
async function pageOf(client: Client, query: URLSearchParams, timeZone: string) {
  try {
    const { orders, metadata } = await client.orders.searchOrders({ search: orderList.at(query, timeZone).query })
    return { ids: orders.map(({ id }) => id), next: metadata.cursors?.next, prev: metadata.cursors?.prev }
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return undefined
    throw error
  }
}
