import { memberTransitions } from '@stoa/contract/members/states'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { countedMax } from './member-list.ts'

export const bulkVerbs = ['approve', 'block', 'delete'] as const
export type BulkVerb = (typeof bulkVerbs)[number]

type Filter = Record<string, unknown>

/** The target of an action: the selected members, or all matching ones, with the number that the user saw. */
interface Meant {
  verb: BulkVerb
  ids: string[]
  matching: number
}

/** What to confirm before the action runs. */
export interface BulkQuestion extends Meant {
  count: number
}

/** The result: how many members changed, were already in that state, or were skipped. */
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

/** Performs a bulk action on the selected or all matching members. Blocking and deleting need a confirmation. */
export async function changeMembers(client: Client, form: FormData, matching: Filter): Promise<Answer> {
  const meant = meantBy(form)
  const filter = meant.matching > 0 ? matching : { id: { $in: meant.ids } }
  if (meant.matching === 0 && meant.ids.length === 0) return refused('NOTHING_SELECTED')
  if (Object.keys(filter).length === 0) return refused('NO_FILTER')
  try {
    const count = await countOf(client, filter)
    if (meant.matching > 0 && count !== meant.matching) return refused('MEMBER_COUNT_CHANGED', { count })
    if (meant.verb !== 'approve' && !form.has('confirmed')) return { asked: { ...meant, count } }
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

const refused = (code: string, data: Record<string, unknown> = {}): Answer => ({ problems: { code, message: '', fields: {}, data } })

/** The number of matching members; one more than the limit if there are more. */
export async function countOf({ members }: Client, filter: Filter): Promise<number> {
  const { metadata } = await members.queryMembers({ query: { filter, paging: { limit: 1 } } })
  return metadata.total ?? countedMax + 1
}

/** The calls return no numbers: members who could still change afterwards were skipped. */
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
