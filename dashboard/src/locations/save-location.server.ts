import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { orNotFound } from '../kit/or-not-found.server.ts'
import { paths } from '../paths.ts'
import { treeOf } from '../settings/draft.ts'
import { merged, type Conflict } from '../settings/merge.ts'
import type { SectionProblems } from '../settings/section-problems.ts'
import { addressOf, draftOf, locationDraft, type LocationDraft } from './location-draft.ts'

/** A form that is shown again without having been saved. */
export interface LocationAnswer {
  draft: LocationDraft
  /** The saved values that it started from. */
  base?: LocationDraft
  problems?: SectionProblems
  /** Values that two people changed differently. Saving again keeps those of the form. */
  conflicts?: Conflict[]
}

const attemptsMax = 3

export async function createLocation({ locations }: Client, form: FormData) {
  const draft = locationDraft(treeOf(form))
  try {
    const { location } = await locations.createLocation({ location: { name: draft.name, address: addressOf(draft, null) } })
    return redirect(`${paths.locations}?${new URLSearchParams({ added: location.id })}`)
  } catch (error) {
    return data({ draft, problems: locationProblems(error) } satisfies LocationAnswer, { status: 422 })
  }
}

export async function changeLocation(client: Client, id: string, form: FormData) {
  const intent = textOf(form, 'intent')
  return intent.startsWith('delete') ? deleteLocation(client, id, intent === 'delete-with-stock') : saveLocation(client, id, form)
}

/** Saves what the form changed. What was saved since it was loaded stays, unless both changed it: then it comes back with the conflicts. */
async function saveLocation({ locations }: Client, id: string, form: FormData) {
  const mine = locationDraft(treeOf(form))
  const base = baseIn(form)
  for (let attempt = 1; ; attempt++) {
    const { location } = await orNotFound(locations.getLocation({ id }), 'LOCATION_NOT_FOUND')
    const theirs = draftOf(location)
    const { draft, conflicts } = merged({ base, mine, theirs })
    if (conflicts.length > 0) return data({ draft, base: theirs, conflicts } satisfies LocationAnswer, { status: 409 })
    const { revision, address } = location
    try {
      await locations.updateLocation({ location: { id, revision, name: draft.name, address: addressOf(draft, address) } })
      return redirect(`${paths.location(id)}?saved`)
    } catch (error) {
      if (isRefusedWith(error, 'INVALID_REVISION') && attempt < attemptsMax) continue
      return data({ draft: mine, base, problems: locationProblems(error) } satisfies LocationAnswer, { status: 422 })
    }
  }
}

/** A location that another tab has deleted is deleted too. */
async function deleteLocation(client: Client, id: string, isWithStock: boolean) {
  try {
    await (isWithStock ? deleteWithStock(client, id) : client.locations.deleteLocation({ id }))
  } catch (error) {
    if (!isRefusedWith(error, 'LOCATION_NOT_FOUND')) return data({ problems: locationProblems(error) }, { status: 422 })
  }
  return redirect(`${paths.locations}?deleted`)
}

const pageSize = 1000
const pagesMax = 20

/** Deletes its inventory items, a page at a time, only while they are what the location is kept for. */
async function deleteWithStock({ locations, inventoryV3 }: Client, id: string): Promise<void> {
  for (let page = 1; ; page++) {
    try {
      await locations.deleteLocation({ id })
      return
    } catch (error) {
      if (!isRefusedWith(error, 'LOCATION_HAS_ITEMS') || page > pagesMax) throw error
      const query = { filter: { locationId: id }, cursorPaging: { limit: pageSize } }
      const { inventoryItems } = await inventoryV3.queryInventoryItems({ query })
      const inventoryItemIds = inventoryItems.flatMap((item) => item.id ?? [])
      if (inventoryItemIds.length > 0) await inventoryV3.bulkDeleteInventoryItems({ inventoryItemIds })
    }
  }
}

/** The values that a form started from; empty if they are invalid. */
function baseIn(form: FormData): LocationDraft {
  try {
    return locationDraft(JSON.parse(textOf(form, 'base')))
  } catch {
    return locationDraft({})
  }
}

/** Fields have the names of the form. A name that another location has is a problem of its field. */
function locationProblems(error: unknown): SectionProblems {
  const problems = formProblemsOf(error)
  const fields = Object.entries(problems.fields).map(([field, problem]) => [field.replace(/^location\./, ''), problem])
  const { code: rule, message: description } = problems
  const name = rule === 'LOCATION_NAME_ALREADY_EXISTS' ? { name: { rule, limit: 0, description } } : {}
  return { ...problems, fields: { ...Object.fromEntries(fields), ...name }, elsewhere: [] }
}
