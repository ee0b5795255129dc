import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { DataCollection } from '../../answers.ts'
import type { GridField } from '../../grid/field.ts'
import { selectedFigures, groupFieldIn, type Figures, type GroupPage } from '../../grid/groups/figure.ts'
import { listingKey } from '../../grid/layout.ts'
import { windowRows } from '../../grid/window-rows.ts'
import type { FirstWindow, Mark } from '../../grid/window.ts'
import { gridFields } from './field.ts'
import { readGroups, totalsOf } from './groups/figures.server.ts'
import { countOf, readItems } from './item-pages.server.ts'
import { listingOf, type Listing } from './listing.ts'
import { namesOf } from './names.server.ts'

/** The data that a grid starts with. */
export interface FirstRows extends FirstWindow {
  /** The first groups if the list is grouped; `items` is empty then. */
  groups?: GroupPage | undefined
  /** The totals of the columns that have a figure. */
  figures?: Figures
}

/** The first rows of a listing, or those at its cursor. An invalid query is reported as a problem instead of failing the page. */
export async function firstRows(client: Client, collection: DataCollection, query: URLSearchParams): Promise<FirstRows> {
  const asked = listingKey(query)
  try {
    const listing = listingOf(query)
    const fields = gridFields(collection)
    const by = groupFieldIn(query, fields)
    const about = { collectionId: collection.id, listing, chosen: listing.words ? {} : selectedFigures(query, fields) }
    const [first, figures] = await Promise.all([
      by ? groupsOf(client, { ...about, field: by }) : rowsOf(client, collection, listing),
      totalsOf(client, about),
    ])
    return { ...first, figures, asked }
  } catch (error) {
    if (!isRefusal(error) || error.status !== 400) throw error
    const why = error.violations[0]?.description ?? error.message
    return { items: [], marks: [], names: {}, total: 0, asked, problem: why }
  }
}

interface Grouping {
  collectionId: string
  listing: Listing
  chosen: ReturnType<typeof selectedFigures>
  field: GridField
}

async function groupsOf(client: Client, { field, ...about }: Grouping): Promise<Omit<FirstRows, 'asked'>> {
  const [groups, total] = await Promise.all([
    readGroups(client, { ...about, by: field.key, start: 0 }),
    countOf(client, about.collectionId, about.listing),
  ])
  const named = groups.groups.map(({ value }) => ({ id: '', data: { [field.key]: value } }))
  return { items: [], marks: [], names: await namesOf(client, [field], named), total, groups }
}

async function rowsOf(client: Client, collection: DataCollection, listing: Listing): Promise<Omit<FirstRows, 'asked'>> {
  const from = listing.cursor ? ([0, listing.cursor] satisfies Mark) : undefined
  const [window, counted] = await Promise.all([
    readItems(client, { collectionId: collection.id, listing }, { start: 0, count: windowRows, from }),
    countOf(client, collection.id, listing),
  ])
  const { items, marks, previous, isLast } = window
  const total = counted ?? (isLast && !from ? items.length : undefined)
  return { items, marks, total, previous, next: marks.at(-1)?.[1], names: await namesOf(client, gridFields(collection), items) }
}
