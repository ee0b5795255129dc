import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { writeMail } from '../../mail/public.ts'
import { activeByEmail, deskLink } from '../staff/public.ts'
import { staffRecoveryMail } from './mails.ts'
import { insertToken, sitesWithRequests, takeRequests, type RecoveryRequest } from './store.ts'

const batchSize = 50
const hourMs = 60 * 60_000

/** Answers those who asked for a link: by mail to whoever works here, and not at all where nobody does. */
export async function answerStaffRecoveries({ services }: App): Promise<void> {
  for (const siteId of await sitesWithRequests(services.database)) {
    await services.database.transaction(async (db) => {
      for (const request of await takeRequests({ db, siteId }, batchSize)) await answer(services, { db, siteId }, request)
    })
  }
}

async function answer(services: Services, place: { db: Db; siteId: string }, { id, email }: RecoveryRequest): Promise<void> {
  const user = await activeByEmail(place, email)
  if (!user) return
  const now = services.now()
  const token = newSecret(place.siteId)
  await insertToken(place, { userId: user.id, tokenHash: secretHash(token), now, expires: new Date(now.getTime() + hourMs) })
  const link = await deskLink(services, place.siteId, `/reset?${new URLSearchParams({ token })}`)
  const { settings } = await services.sites.find(place.siteId)
  const about = { siteId: place.siteId, eventId: id, entityFqdn: 'stoa.v1.staff_user', entityId: user.id }
  await writeMail(place.db, about, staffRecoveryMail({ recipient: user.email, shop: settings, link }))
}
