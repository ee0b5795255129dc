import type { Context } from '../../kernel/context.ts'
import type { ApiKey } from './api-key.ts'
import { keepChange } from './change.ts'
import { keysMadeBy, lockApiKey } from './store.ts'

/** Revokes a key and all its secrets. Revoking it again has no effect. */
export const revoked = async (context: Context, key: ApiKey): Promise<ApiKey> =>
  key.revokedDate
    ? key
    : keepChange(context, 'revoked', { changed: { ...key, revokedDate: context.now }, changedFields: ['status', 'revokedDate'] })

/** Revokes every key that a person created, because nobody is responsible for them any more. */
export async function revokeKeysOf(context: Context, ownerId: string): Promise<void> {
  for (const id of await keysMadeBy(context, ownerId)) {
    const key = await lockApiKey(context, id)
    if (key) await revoked(context, key)
  }
}
