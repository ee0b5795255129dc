import { newId } from '../../database/ids.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { insertToken, type RecoveryToken } from './store.ts'

/** No link of a member's is good any more. */

const hourMs = 60 * 60 * 1000
/** Whoever asks for a link wants it now; one that the owner sends lies in a mailbox first. */
const goodForMs = { RECOVERY: hourMs, ACTIVATION: 7 * 24 * hourMs } as const

/** The address of the page where a password is chosen, with a new token, of which only the hash is kept. It is built from what the site was told at its start,
 *  never from what a request says of itself (threat A03). */
export async function recoveryLink(
  { sites, settings, now }: Pick<Services, 'sites' | 'settings' | 'now'>,
  { db, siteId }: { db: Db; siteId: string },
  wanted: Omit<RecoveryToken, 'id' | 'expiresDate'>,
): Promise<string> {
  const token = newSecret(siteId)
  const expiresDate = new Date(now().getTime() + goodForMs[wanted.purpose])
  await insertToken({ db, siteId }, { ...wanted, id: newId(), expiresDate }, { tokenHash: secretHash(token), now: now() })
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/reset-password?token=${token}`
}
