import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'

/** What can be done about several reviews at once. */
const bulkVerbs = ['approve', 'reject', 'delete'] as const

/** The result of such an action: how many reviews it applied to. Those that have been deleted meanwhile are left out. */
export interface BulkDone {
  verb: (typeof bulkVerbs)[number]
  count: number
}

type Act = (client: Client, reviewId: string, form: FormData) => Promise<unknown>

/** The actions of the list, by the form's intent. */
const acts = {
  approve: ({ reviews }, reviewId) => reviews.updateModerationStatus({ reviewId, status: 'APPROVED' }),
  reject: ({ reviews }, reviewId) => reviews.updateModerationStatus({ reviewId, status: 'REJECTED' }),
  delete: ({ reviews }, reviewId) => reviews.deleteReview({ reviewId }),
  reply: ({ reviews }, reviewId, form) => reviews.setReply({ reviewId, message: textOf(form, 'message') }),
  'remove-reply': ({ reviews }, reviewId) => reviews.removeReply({ reviewId }),
} as const satisfies Record<string, Act>

/** The number of reviews of the longest page. */
const idsMax = 100

/** Changes one review or the selected ones. */
export async function changeReviews(client: Client, form: FormData) {
  const intent = textOf(form, 'intent')
  const ids = [...new Set(form.getAll('id').map(String))].slice(0, idsMax)
  const verb = bulkVerbs.find((name) => name === intent)
  const isBulk = form.has('bulk')
  if (!Object.hasOwn(acts, intent) || (isBulk && !verb)) throw data(null, { status: 400 })
  if (ids.length === 0) return sentBack(problemsOf('NOTHING_SELECTED'), form)
  const missing = intent === 'reply' ? missingFields(form, ['message']) : undefined
  if (missing) return sentBack(missing, form)
  const act: Act = acts[intent as keyof typeof acts]
  let count = 0
  try {
    if (isBulk) for (const id of ids) count += (await isDone(act(client, id, form))) ? 1 : 0
    else await act(client, ids[0]!, form)
  } catch (error) {
    const problems = formProblemsOf(error)
    return verb && count > 0 ? { done: { verb, count }, problems } : sentBack(problems, form)
  }
  return verb ? { done: { verb, count: isBulk ? count : 1 } } : null
}

/** Whether the review still existed. */
async function isDone(acting: Promise<unknown>): Promise<boolean> {
  try {
    await acting
    return true
  } catch (error) {
    if (isRefusedWith(error, 'REVIEW_NOT_FOUND')) return false
    throw error
  }
}
