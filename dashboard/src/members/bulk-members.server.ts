import { memberTransitions } from '@stoa/contract/members/states'
import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { countedMax } from './member-list.ts'

export const bulkVerbs = ['approve', 'block', 'delete'] as const
export type BulkVerb = (typeof bulkVerbs)[number]

type Filter = Record<string, unknown>

/** The members an action applies to: those with these ids or, if `matching` isn't 0, all that match the list's filter. `matching` is how many matched when
 *  the list was loaded. */
interface Meant {
  verb: BulkVerb
  ids: string[]
  matching: number
}

/** An action that must be confirmed first, how many members it affects, and whether these are all members of the site. */
export interface BulkQuestion extends Meant {
  count: number
  isEveryone: boolean
}

/** Result of an action: how many members changed, how many it didn't apply to, and how many were skipped. */
export interface BulkDone {
  verb: BulkVerb
  changed: number
  already: number
  left: number
}

type Answer =
  | { done: BulkDone; asked?: undefined; problems?: undefined }
  | { asked: BulkQuestion; done?: undefined; problems?: undefined }
  | { problems: FormProblems; done?: undefined; asked?: undefined }

/** Handles the bulk bar below the list, for the ticked members or all matching ones. Blocking, deleting, and any change of all matching ones need a
 *  confirmation with the number of members: a filter can match everyone (threat U04). */
export async function changeMembers(client: Client, form: FormData, matching: Filter): Promise<Answer> {
  const meant = meantBy(form)
  const filter = meant.matching > 0 ? matching : { id: { $in: meant.ids } }
  if (meant.matching === 0 && meant.ids.length === 0) return refused('NOTHING_SELECTED')
  if (Object.keys(filter).length === 0) return refused('NO_FILTER')
  try {
    const count = await countOf(client, filter)
    if (meant.matching > 0 && count !== meant.matching) return refused('MEMBER_COUNT_CHANGED', { count })
    const mustAsk = meant.verb !== 'approve' || meant.matching > 0
    if (mustAsk && !form.has('confirmed')) return { asked: { ...meant, count, isEveryone: count === (await countOf(client, {})) } }
    if (meant.verb === 'delete' && textOf(form, 'typed') !== String(count)) return refused('NOT_TYPED', { count })
    return { done: await change(client, meant.verb, { filter, count, assignee: textOf(form, 'assignee') || null }) }
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}

const meantBy = (form: FormData): Meant => ({
  verb: bulkVerbs.find((verb) => verb === textOf(form, 'intent')) ?? 'approve',
  ids: form.getAll('id').map(String),
  matching: Number(textOf(form, 'matching')) || 0,
})

const refused = (code: string, data: Record<string, unknown> = {}): Answer => ({ problems: problemsOf(code, data) })

/** How many members match; if there are more than lists count, one more than that limit. */
export async function countOf({ members }: Client, filter: Filter): Promise<number> {
  const { metadata } = await members.queryMembers({ query: { filter, paging: { limit: 1 } } })
  return metadata.total ?? countedMax + 1
}

/** The bulk calls don't return counts. Members that the action still applies to afterwards were skipped. */
async function change(
  client: Client,
  verb: BulkVerb,
  { filter, count, assignee }: { filter: Filter; count: number; assignee: string | null },
): Promise<BulkDone> {
  const able = verb === 'delete' ? filter : { $and: [filter, { status: { $in: [...memberTransitions[verb].from] } }] }
  const before = await countOf(client, able)
  if (verb === 'approve') await client.members.bulkApproveMembers({ filter })
  else if (verb === 'block') await client.members.bulkBlockMembers({ filter })
  else await client.members.bulkDeleteMembersByFilter({ filter, contentAssigneeId: assignee })
  const left = await countOf(client, able)
  return { verb, changed: before - left, already: count - before, left }
}
