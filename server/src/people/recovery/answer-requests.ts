import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { writeMail } from '../../mail/public.ts'
import { emailKey, findByLoginEmail } from '../members/public.ts'
import { recoveryMail } from './mails.ts'
import { sitesWithRequests, takeRequests, type RecoveryRequest } from './store.ts'
import { recoveryLink } from './tokens.ts'

const batchSize = 50

/** Answers those who asked for a link: by mail to the member there is, and not at all where there is none, or one who may not sign in. */
export async function answerRecoveries({ services }: App): Promise<void> {
  for (const siteId of await sitesWithRequests(services.database)) {
    await services.database.transaction(async (db) => {
      for (const request of await takeRequests({ db, siteId }, batchSize)) await answer(services, { db, siteId }, request)
    })
  }
}

async function answer(services: Services, place: { db: Db; siteId: string }, { id, email, redirectUrl }: RecoveryRequest): Promise<void> {
  const member = await findByLoginEmail(place, email)
  if (!member?.loginEmail || member.status === 'BLOCKED' || member.status === 'OFFLINE') return
  const { settings } = await services.sites.find(place.siteId)
  const target = emailKey(member.loginEmail)
  const link = await recoveryLink(services, place, { memberId: member.id, purpose: 'RECOVERY', target, redirectUrl })
  const mail = recoveryMail({ recipient: member.loginEmail, shop: settings, link })
  const about = { siteId: place.siteId, eventId: id, entityFqdn: 'wix.members.v1.member', entityId: member.id }
  await writeMail(place.db, about, mail)
}
