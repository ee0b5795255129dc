import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { checkReach } from '../../roles/public.ts'
import { lockExistingApiKey, keepChange } from '../change.ts'
import { presentApiKey } from '../present.ts'
import { reachOfKey } from '../reach.ts'
import { newSecret } from '../secret.ts'
import { endOtherSecrets, insertSecret } from '../store.ts'

const dayInSeconds = 86_400

export const rotateApiKey: Handler<typeof apiKeys.rotateApiKey> = async (context, { id, overlapSeconds = dayInSeconds }) => {
  const key = await lockExistingApiKey(context, id)
  checkReach(context.identity, await reachOfKey(context, key))
  const { text, hash, hint } = newSecret()
  const ends = new Date(context.now.getTime() + overlapSeconds * 1000)
  await insertSecret(context, { keyId: id, hash })
  await endOtherSecrets(context, { keyId: id, hash }, { now: context.now, ends })
  const changed = { ...key, hint, previousSecretExpiresDate: ends }
  const rotated = await keepChange(context, 'rotated', { changed, changedFields: ['hint', 'previousSecretExpiresDate'] })
  return { apiKey: presentApiKey(rotated, context.now), secret: text, siteId: context.siteId }
}
