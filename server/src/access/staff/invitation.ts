import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { writeMail } from '../../mail/public.ts'
import { dashboardLink } from './dashboard-link.ts'
import { staffInvitationMail } from './mails.ts'
import { findUser } from './store.ts'
import type { StaffUser } from './user.ts'

const goodForMs = 7 * 24 * 60 * 60_000

export interface Invitation {
  token: string
  hash: string
  expiresDate: Date
}

/** 256 random bits, valid for a week, sent once by email. */
export function newInvitation({ siteId, now }: Pick<Context, 'siteId' | 'now'>): Invitation {
  const token = newSecret(siteId)
  return { token, hash: secretHash(token), expiresDate: new Date(now.getTime() + goodForMs) }
}

/** The hash by which a token is looked up; undefined if it isn't a token of this site. */
export const hashOfToken = ({ siteId }: Pick<Context, 'siteId'>, token: string): string | undefined =>
  siteOfSecret(token) === siteId ? secretHash(token) : undefined

/** Sends the link in the name of the person who invites. */
export async function sendInvitation(
  context: Context,
  { id, email }: Pick<StaffUser, 'id' | 'email'>,
  { token }: Invitation,
): Promise<void> {
  const { siteId, services, site, identity } = context
  const inviter = await findUser(context, identity.id)
  const link = await dashboardLink(services, siteId, `/invite/${token}`)
  const mail = staffInvitationMail({
    recipient: email,
    shop: site.settings,
    link,
    from: inviter?.name || inviter?.email || site.settings.name,
  })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'stoa.v1.staff_user', entityId: id }, mail)
}
