import type { Client } from '@stoa/sdk'
import { countOf } from './bulk-members.server.ts'
import { countedMax, statusNames, type memberList, type StatusName } from './member-list.ts'

/** The number of members in each tab and in the trash; undefined if there are more than are counted. */
export type TabCounts = Readonly<Record<StatusName | 'TRASH', number | undefined>>

/** Counts for the tabs, with the list's search and filters applied. The trash is always counted as a whole. */
export async function countsOf(client: Client, listing: ReturnType<typeof memberList.at>): Promise<TabCounts> {
  const { counts } = await client.members.countMembers({})
  const numbers = Object.fromEntries(
    Object.entries(counts).map(([status, { total, tooManyToCount }]) => [status, tooManyToCount ? undefined : total]),
  )
  if (listing.isNarrowedBesides) {
    const totals = await Promise.all(statusNames.map((status) => countOf(client, listing.filterOfTab(status))))
    statusNames.forEach((name, index) => (numbers[name] = counted(totals[index]!)))
  } else {
    const { TRASH: _trash, ...living } = counts
    numbers.all = counted(Object.values(living).reduce((sum, { total, tooManyToCount }) => sum + total + (tooManyToCount ? 1 : 0), 0))
  }
  return numbers as TabCounts
}

const counted = (total: number): number | undefined => (total > countedMax ? undefined : total)
