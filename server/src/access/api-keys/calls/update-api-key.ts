import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExistingApiKey, keepChange } from '../change.ts'
import { presentApiKey } from '../present.ts'

export const updateApiKey: Handler<typeof apiKeys.updateApiKey> = async (context, { id, name }) => {
  const key = await lockExistingApiKey(context, id)
  const renamed = key.name === name ? key : await keepChange(context, 'updated', { changed: { ...key, name }, changedFields: ['name'] })
  return { apiKey: presentApiKey(renamed, context.now) }
}
