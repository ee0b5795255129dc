import type { apiKeys } from '@stoa/contract'
import { apiKeyEvents } from '@stoa/contract/api-keys/events'
import type { Handler } from '../../app.ts'
import { newId } from '../../database/ids.ts'
import { record } from '../../events/record.ts'
import { refuseFields } from '../../http/refuse.ts'
import { keyPermissions } from '../permission-table.ts'
import { presentApiKey } from '../present.ts'
import { scopeOf } from '../scope.ts'
import { newSecret } from '../secret.ts'
import { findApiKey, insertApiKey, insertSecret } from '../store.ts'

/** In a transaction of its own: under an Idempotency-Key the answer, and the secret in it, would be kept. */
export const createApiKey: Handler<typeof apiKeys.createApiKey> = async (context, { name, ...asked }) => {
  const { identity, now, services } = context
  const known = keyPermissions().map(({ permission }) => permission)
  const scope = scopeOf(asked, known, now)
  if ('violations' in scope) refuseFields(...scope.violations)
  const { text, hash, hint } = newSecret()
  const id = newId()
  return services.database.transaction(async (db) => {
    const inside = { ...context, db }
    await insertSecret(inside, { keyId: id, hash })
    await insertApiKey(inside, { id, ownerId: identity.id, name, hint, createdDate: now, ...scope })
    const apiKey = presentApiKey((await findApiKey(inside, id))!, now)
    await record(inside, apiKeyEvents.created, { id, revision: 1, entity: apiKey })
    return { apiKey, secret: text, siteId: context.siteId }
  })
}
