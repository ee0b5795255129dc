import type { apiKeys } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { holdApiKey, keepChange } from '../change.ts'
import { presentApiKey } from '../present.ts'
import { newSecret } from '../secret.ts'
import { endOtherSecrets, insertSecret } from '../store.ts'

const dayInSeconds = 86_400

/** In a transaction of its own: under an Idempotency-Key the answer, and the secret in it, would be kept. */
export const rotateApiKey: Handler<typeof apiKeys.rotateApiKey> = (context, { id, overlapSeconds = dayInSeconds }) =>
  context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const key = await holdApiKey(inside, id)
    const { text, hash, hint } = newSecret()
    const ends = new Date(context.now.getTime() + overlapSeconds * 1000)
    await insertSecret(inside, { keyId: id, hash })
    await endOtherSecrets(inside, { keyId: id, hash }, { now: context.now, ends })
    const changed = { ...key, hint, previousSecretExpiresDate: ends }
    const rotated = await keepChange(inside, 'rotated', { changed, changedFields: ['hint', 'previousSecretExpiresDate'] })
    return { apiKey: presentApiKey(rotated, context.now), secret: text, siteId: context.siteId }
  })
