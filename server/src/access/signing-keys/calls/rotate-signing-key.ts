import type { signingKeys } from '@stoa/contract'
import { signingKeyEvents } from '@stoa/contract/signing-keys/events'
import { signingKeysMax } from '@stoa/contract/signing-keys/signing-key'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { deleteKeys, findKeys, insertKey, newKey, signingIndex, verifiesUntil } from '../../oauth/public.ts'
import { presentKeys } from '../present.ts'

export const rotateSigningKey: Handler<typeof signingKeys.rotateSigningKey> = async (context) => {
  const { db, siteId, now } = context
  const keys = await findKeys(db, siteId)
  if (keys.length > 0 && signingIndex(keys, now) > 0) refuse('SIGNING_KEY_WAITING')
  const past = keys.slice(1).filter((_, index) => verifiesUntil(keys[index]!) <= now)
  if (keys.length - past.length >= signingKeysMax) refuse('TOO_MANY_SIGNING_KEYS')
  await deleteKeys(
    db,
    siteId,
    past.map(({ kid }) => kid),
  )
  const made = newKey((keys[0]?.slot ?? 0) + 1, now)
  // Another process was faster.
  if (!(await insertKey(db, siteId, made))) refuse('SIGNING_KEY_WAITING')
  const signingKey = presentKeys([made, ...keys], now)[0]!
  recordEvent(context, signingKeyEvents.created, { id: made.kid, revision: 1, entity: signingKey })
  return { signingKey }
}
