import { apiKeyEvents } from '@stoa/contract/api-keys/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { ApiKey } from './api-key.ts'
import { presentApiKey } from './present.ts'
import { lockApiKey, saveApiKey } from './store.ts'

/** The key, locked for a change. Refuses keys that can no longer be changed. */
export async function lockExistingApiKey(context: Context, id: string): Promise<ApiKey> {
  const key = (await lockApiKey(context, id)) ?? refuse('API_KEY_NOT_FOUND')
  return key.revokedDate ? refuse('API_KEY_REVOKED') : key
}

/** Saves a change together with its event. */
export async function keepChange(
  context: Context,
  slug: keyof typeof apiKeyEvents,
  { changed, changedFields }: { changed: ApiKey; changedFields: readonly string[] },
): Promise<ApiKey> {
  const key = { ...changed, revision: changed.revision + 1 }
  await saveApiKey(context, key)
  const { id, revision } = key
  recordEvent(context, apiKeyEvents[slug], { id, revision, entity: presentApiKey(key, context.now), changedFields })
  return key
}
