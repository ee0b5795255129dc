import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'

/** The result of an action on several reviews: how many of them it applied to. Those that have been deleted meanwhile are left out. */
export interface BulkDone {
  verb: 'approve' | 'reject' | 'delete'
  count: number
}

type Act = (client: Client, reviewId: string, form: FormData) => Promise<unknown>

/** The actions of the list, by the form's intent. The first three apply to all selected reviews. */
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
  if (!Object.hasOwn(acts, intent)) throw data(null, { status: 400 })
  if (ids.length === 0) return sentBack(problemsOf('NOTHING_SELECTED'), form)
  const missing = intent === 'reply' ? missingFields(form, ['message']) : undefined
  if (missing) return sentBack(missing, form)
  const act: Act = acts[intent as keyof typeof acts]
  try {
    if (!form.has('bulk')) {
      await act(client, ids[0]!, form)
      return null
    }
    let count = 0
    for (const id of ids) count += (await isDone(act(client, id, form))) ? 1 : 0
    return { done: { verb: intent as BulkDone['verb'], count } }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
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
