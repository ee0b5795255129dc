import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { readWebhook } from '../webhook-change.ts'

export const getWebhook: Handler<typeof webhooks.getWebhook> = async (context, { id }) => ({
  webhook: (await readWebhook(context, id)) ?? refuse('WEBHOOK_NOT_FOUND'),
})
