import type { Figures, GroupPage } from '../../../grid/groups/figure.ts'
import type { ReadGroup, ReadGroups } from '../../../grid/groups/loaded-groups.ts'
import { rowReader } from '../../../grid/requests.ts'
import type { Names } from '../../../grid/window.ts'
import { addressOf } from '../../../kit/address-of.ts'

async function ask<Answer>(path: string, query: URLSearchParams): Promise<Answer> {
  const answer = await fetch(`${addressOf(path)}?${query}`, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`figures: ${answer.status}`)
  return (await answer.json()) as Answer
}

/** The query of a list and the figures selected for its columns. */
export interface GroupAddress {
  asked: string
  figures: string
}

export function groupReader(path: string, address: () => GroupAddress): ReadGroups {
  return (start) => {
    const { asked, figures } = address()
    const query = new URLSearchParams(asked)
    query.set('figures', figures)
    query.set('start', String(start))
    return ask<GroupPage & { names: Names }>(path, query)
  }
}

/** Reads the items of a group like rows of the list, with the group's value as a further condition. */
export function groupRowReader(path: string, address: () => GroupAddress): ReadGroup {
  return (value) =>
    rowReader(path, () => {
      const query = new URLSearchParams(address().asked)
      query.set('in', JSON.stringify(value))
      return query.toString()
    })
}

/** The totals of the columns over the whole list. */
export async function readTotals(path: string, { asked, figures }: GroupAddress): Promise<Figures> {
  const query = new URLSearchParams(asked)
  query.set('figures', figures)
  return (await ask<{ figures: Figures }>(path, query)).figures
}
