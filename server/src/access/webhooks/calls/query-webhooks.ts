import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentWebhook } from '../present.ts'
import { selectWebhooks } from '../store.ts'

export const queryWebhooks: Handler<typeof webhooks.queryWebhooks> = async (context, { appId, inTrouble }) => ({
  webhooks: (await selectWebhooks(context, { appId, ...(inTrouble ? { inTroubleAt: context.now } : {}) })).map(presentWebhook),
})
