import { data } from 'react-router'
import { formProblemsOf } from '@stoa/ui/refused-form'
import { typedDraft, type WebhookAnswer, type WebhookDraft } from './webhook-draft.ts'

/** Saves the submitted form with `write`, or shows it again with errors. */
export async function saveWebhook<Done>(form: FormData, write: (draft: WebhookDraft) => Promise<Done>) {
  const draft = typedDraft(form)
  try {
    return await write(draft)
  } catch (error) {
    return data({ draft, problems: formProblemsOf(error) } as WebhookAnswer, { status: 422 })
  }
}
