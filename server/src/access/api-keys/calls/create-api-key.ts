import type { apiKeys } from '@stoa/contract'
import { apiKeyEvents } from '@stoa/contract/api-keys/events'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { keyPermissionsWithin } from '../permission-table.ts'
import { presentApiKey } from '../present.ts'
import { scopeOf } from '../scope.ts'
import { newSecret } from '../secret.ts'
import { findApiKey, insertApiKey, insertSecret } from '../store.ts'

export const createApiKey: Handler<typeof apiKeys.createApiKey> = async (context, { name, ...asked }) => {
  const { identity, now } = context
  const known = keyPermissionsWithin(identity).map(({ permission }) => permission)
  const scope = scopeOf(asked, known, now)
  if ('violations' in scope) refuseFields(...scope.violations)
  const { text, hash, hint } = newSecret()
  const id = newId()
  await insertSecret(context, { keyId: id, hash })
  await insertApiKey(context, { id, ownerId: identity.id, name, hint, createdDate: now, ...scope })
  const apiKey = presentApiKey((await findApiKey(context, id))!, now)
  recordEvent(context, apiKeyEvents.created, { id, revision: 1, entity: apiKey })
  return { apiKey, secret: text, siteId: context.siteId }
}
