import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'

const verbs = ['mark', 'delete'] as const
type Verb = (typeof verbs)[number]

/** What became of requests: how many were changed, the question whether they should be deleted, or why it failed. */
export interface ChangedRequests {
  done?: { verb: Verb; count: number }
  confirmation?: { ids: string[] }
  problems?: FormProblems
}

/** The number of requests of the longest page. */
const idsMax = 100

const acts = {
  mark: ({ backInStock }, id) => backInStock.markAsNotificationSent({ id }),
  delete: ({ backInStock }, id) => backInStock.deleteBackInStockNotificationRequest({ id }),
} as const satisfies Record<Verb, (client: Client, id: string) => Promise<unknown>>

/** Changes one request or the selected ones. Those that have been deleted since are left out. */
export async function changeRequests(client: Client, form: FormData): Promise<ChangedRequests> {
  const verb = verbs.find((one) => one === textOf(form, 'intent'))
  if (!verb) throw data(null, { status: 400 })
  const ids = [...new Set(form.getAll('id').map(String))].slice(0, idsMax)
  if (ids.length === 0) return { problems: problemsOf('NOTHING_SELECTED') }
  if (verb === 'delete' && !form.has('confirmed')) return { confirmation: { ids } }
  let count = 0
  try {
    for (const id of ids) count += (await isDone(acts[verb](client, id))) ? 1 : 0
    return { done: { verb, count } }
  } catch (error) {
    return { ...(count > 0 && { done: { verb, count } }), problems: formProblemsOf(error) }
  }
}

/** Whether the request still existed. */
async function isDone(acting: Promise<unknown>): Promise<boolean> {
  try {
    await acting
    return true
  } catch (error) {
    if (isRefusedWith(error, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')) return false
    throw error
  }
}
