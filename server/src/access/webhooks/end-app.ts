import type { Context } from '../../kernel/context.ts'
import { retireKey } from './keys/key.ts'
import { selectKeys } from './keys/store.ts'
import { lockWebhooksOf } from './store.ts'
import { endWebhook } from './webhook-change.ts'

/** Deletes the webhooks and webhook keys of an app. The caller has locked the app. */
export async function endApp(context: Context, appId: string): Promise<void> {
  for (const key of await selectKeys(context, appId)) await retireKey(context, key)
  for (const webhook of await lockWebhooksOf(context, appId)) await endWebhook(context, webhook)
}
