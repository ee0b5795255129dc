import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'

const fieldNames = {
  'activity.merchantComment.message': 'message',
  'assignTags.tags.tagIds[0]': 'tag',
  'unassignTags.tags.tagIds[0]': 'tag',
}

/** What each form of the order page does, and its required fields. */
const intents: Readonly<
  Record<string, { needs: readonly string[]; run: (client: Client, id: string, form: FormData) => Promise<unknown> }>
> = {
  'add-comment': {
    needs: ['message'],
    run: ({ orders }, id, form) => orders.addActivity({ id, activity: commentIn(form) }),
  },
  'change-comment': {
    needs: ['message', 'activityId'],
    run: ({ orders }, id, form) => orders.updateActivity({ id, activityId: textOf(form, 'activityId'), activity: commentIn(form) }),
  },
  'delete-comment': {
    needs: ['activityId'],
    run: ({ orders }, id, form) => orders.deleteActivity({ id, activityId: textOf(form, 'activityId') }),
  },
  'add-tag': {
    needs: ['tag'],
    run: ({ orders }, id, form) => orders.bulkUpdateOrderTags({ orderIds: [id], assignTags: tagIn(form) }),
  },
  'remove-tag': {
    needs: ['tag'],
    run: ({ orders }, id, form) => orders.bulkUpdateOrderTags({ orderIds: [id], unassignTags: tagIn(form) }),
  },
}

const commentIn = (form: FormData) => ({ merchantComment: { message: textOf(form, 'message').replaceAll('\r\n', '\n') } })
const tagIn = (form: FormData) => ({ tags: { tagIds: [textOf(form, 'tag')] } })

/** Handles a form of the order page. Returns its problems, if any. */
export async function changeOrder(client: Client, orderId: string, form: FormData): Promise<FormProblems | undefined> {
  const intent = intents[textOf(form, 'intent')]
  if (!intent) throw new Response(null, { status: 400 })
  const missing = missingFields(form, intent.needs)
  if (missing) return missing
  try {
    await intent.run(client, orderId, form)
    return undefined
  } catch (error) {
    return formProblemsOf(error, fieldNames)
  }
}
