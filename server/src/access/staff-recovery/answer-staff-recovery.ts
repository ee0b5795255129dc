import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Job } from '../../kernel/job.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { isMailWritten, writeMail } from '../../mail/public.ts'
import { dashboardLink, lockActiveByEmail } from '../staff/public.ts'
import { staffRecoveryMail } from './mails.ts'
import { requestKind, type StaffRecoveryRequest } from './request.ts'
import { replaceToken } from './store.ts'

const hourMs = 60 * 60_000

/** Handles a request for a link: by email to the staff user with this address, or not at all if there is none. */
export const answerStaffRecovery: Job<StaffRecoveryRequest> = {
  ...requestKind,
  retries: 8,
  run: ({ services }, { siteId, ...request }) => services.database.transaction((db) => answer(services, { db, siteId }, request)),
}

async function answer(
  services: Services,
  place: { db: Db; siteId: string },
  { id, email }: Omit<StaffRecoveryRequest, 'siteId'>,
): Promise<void> {
  // Locked, so that of two runs at once the second sees the email of the first.
  const user = await lockActiveByEmail(place, email)
  if (!user || (await isMailWritten(place.db, { siteId: place.siteId, eventId: id, template: 'staff-recovery' }))) return
  const now = services.now()
  const token = newSecret(place.siteId)
  await replaceToken(place, { userId: user.id, tokenHash: secretHash(token), now, expires: new Date(now.getTime() + hourMs) })
  const link = await dashboardLink(services, place.siteId, `/reset?${new URLSearchParams({ token })}`)
  const { settings } = await services.sites.find(place.siteId)
  const about = { siteId: place.siteId, eventId: id, entityFqdn: 'stoa.v1.staff_user', entityId: user.id }
  await writeMail({ db: place.db, services }, about, staffRecoveryMail({ recipient: user.email, shop: settings, link }))
}
