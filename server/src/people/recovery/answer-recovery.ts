import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Job } from '../../kernel/job.ts'
import { isMailWritten, writeMail } from '../../mail/public.ts'
import { emailKey, findByLoginEmail, lockMember } from '../members/public.ts'
import { recoveryMail } from './mails.ts'
import { recoveryLink } from './tokens.ts'

/** A link was requested for an address. */
interface RecoveryRequest {
  siteId: string
  /** The id of the request, so that handling it twice sends one email. */
  id: string
  email: string
  redirectUrl: string | null
}

/** Handles a request for a link: by email to the member with this address, or not at all if there is none, or the member can't sign in. */
export const answerRecovery: Job<RecoveryRequest> = {
  name: 'recovery-request',
  retries: 8,
  run: ({ services }, { siteId, ...request }) => services.database.transaction((db) => answer(services, { db, siteId }, request)),
}

async function answer(
  services: Services,
  place: { db: Db; siteId: string },
  { id, email, redirectUrl }: Omit<RecoveryRequest, 'siteId'>,
): Promise<void> {
  const found = await findByLoginEmail(place, email)
  // Locked, so that of two runs at once the second sees the email of the first.
  const member = found && (await lockMember(place, found.id))
  if (!member?.loginEmail || member.status === 'BLOCKED' || member.status === 'OFFLINE') return
  if (await isMailWritten(place.db, { siteId: place.siteId, eventId: id, template: 'recovery' })) return
  const { settings } = await services.sites.find(place.siteId)
  const target = emailKey(member.loginEmail)
  const link = await recoveryLink(services, place, { memberId: member.id, purpose: 'RECOVERY', target, redirectUrl })
  const mail = recoveryMail({ recipient: member.loginEmail, shop: settings, link })
  const about = { siteId: place.siteId, eventId: id, entityFqdn: 'wix.members.v1.member', entityId: member.id }
  await writeMail({ db: place.db, services }, about, mail)
}
