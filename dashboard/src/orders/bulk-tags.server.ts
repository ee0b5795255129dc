import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'

/** Result of tagging: how many orders were selected, and the ids of those that changed, for undo. */
export interface TagsChanged {
  how: 'add' | 'remove'
  tag: string
  count: number
  changed: string[]
  isUndo: boolean
}

/** Adds or removes a tag: for the ticked orders, for all matching ones, or to undo the previous change. */
export async function changeTags(
  client: Client,
  form: FormData,
  filter: Record<string, unknown>,
): Promise<{ done: TagsChanged; problems?: undefined } | { problems: FormProblems; done?: undefined }> {
  const how = form.get('intent') === 'remove' ? 'remove' : 'add'
  const tag = textOf(form, 'tag')
  const missing = missingFields(form, ['tag'])
  if (missing) return { problems: missing }
  try {
    const { ids, expectedCount } = { ids: idsIn(form), expectedCount: Number(textOf(form, 'matching')) }
    if (form.has('undo'))
      return { done: { ...(await byFilter(client, { how, tag }, { filter: oneOf(ids), expectedCount: ids.length })), isUndo: true } }
    if (expectedCount > 0) return { done: await byFilter(client, { how, tag }, { filter, expectedCount }) }
    if (ids.length === 0) return { problems: problemsOf('NOTHING_SELECTED') }
    return { done: await byIds(client, { how, tag }, ids) }
  } catch (error) {
    return { problems: formProblemsOf(error, { 'assignTags.tags.tagIds[0]': 'tag', 'unassignTags.tags.tagIds[0]': 'tag' }) }
  }
}

const oneOf = (ids: readonly string[]) => ({ id: { $in: ids } })

/** Ticked rows have a field each; the ids to undo are in one field, separated by commas. */
const idsIn = (form: FormData): string[] => [
  ...form.getAll('id').map(String),
  ...String(form.get('undo') ?? '')
    .split(',')
    .filter(Boolean),
]

type Change = Pick<TagsChanged, 'how' | 'tag'>

const tagsOf = ({ how, tag }: Change) => ({ [how === 'add' ? 'assignTags' : 'unassignTags']: { tags: { tagIds: [tag] } } })

async function byFilter(
  client: Client,
  change: Change,
  at: { filter: Record<string, unknown>; expectedCount: number },
): Promise<TagsChanged> {
  const { count, changedOrderIds } = await client.orders.updateTagsOfMatchingOrders({ ...at, ...tagsOf(change) })
  return { ...change, count, changed: changedOrderIds, isUndo: false }
}

/** The public bulk call doesn't return which orders changed, so their tags are read first. */
async function byIds(client: Client, change: Change, ids: string[]): Promise<TagsChanged> {
  const { orders } = await client.orders.searchOrders({ search: { filter: oneOf(ids), cursorPaging: { limit: 100 } } })
  const { bulkActionMetadata } = await client.orders.bulkUpdateOrderTags({ orderIds: ids, ...tagsOf(change) })
  const changed = orders.filter(({ tags }) => (tags?.tags?.tagIds ?? []).includes(change.tag) === (change.how === 'remove'))
  return { ...change, count: bulkActionMetadata.totalSuccesses, changed: changed.map(({ id }) => id), isUndo: false }
}
