import { newId } from '../../database/ids.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { replaceToken, type RecoveryToken } from './store.ts'

const hourMs = 60 * 60 * 1000
/** A requested link is used at once; one that the owner sends may wait in a mailbox. */
const goodForMs = { RECOVERY: hourMs, ACTIVATION: 7 * 24 * hourMs, LOGIN_EMAIL: hourMs } as const
const pages = { RECOVERY: '/reset-password', ACTIVATION: '/reset-password', LOGIN_EMAIL: '/account/email' } as const

/** The URL of the page that sets a password or a sign-in address, with a new token of which only the hash is stored. The member's earlier link of the same
 *  purpose stops working: a request by a stranger doesn't end the link that the owner sent. The URL is built from the server's settings, never from the request
 *  (threat A03). */
export async function recoveryLink(
  { sites, settings, now }: Pick<Services, 'sites' | 'settings' | 'now'>,
  { db, siteId }: { db: Db; siteId: string },
  wanted: Omit<RecoveryToken, 'id' | 'expiresDate'>,
): Promise<string> {
  const token = newSecret(siteId)
  const expiresDate = new Date(now().getTime() + goodForMs[wanted.purpose])
  await replaceToken({ db, siteId }, { ...wanted, id: newId(), expiresDate }, { tokenHash: secretHash(token), now: now() })
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}${pages[wanted.purpose]}?token=${token}`
}
