import { memberEvents } from '@stoa/contract/members/events'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { writeMail } from '../../mail/public.ts'
import { saveChanged } from './change.ts'
import { memberApprovedMail } from './mails.ts'
import type { Member } from './member.ts'
import { approved } from './moves.ts'

/** Approves a locked member. A pending one is notified by email. */
export async function approve(context: Context, member: Member): Promise<Member> {
  const changed = approved(member)
  if (changed === member) return member
  const saved = await saveChanged(context, changed, ['status'])
  if (member.status === 'PENDING' && member.loginEmail !== null) await notify(context, { id: member.id, recipient: member.loginEmail })
  return saved
}

async function notify(context: Context, { id, recipient }: { id: string; recipient: string }): Promise<void> {
  const { siteId, site, services } = context
  const link = `${site.baseUrl ?? services.settings.baseUrl}/login`
  const about = { siteId, eventId: newId(), entityFqdn: memberEvents.updated.entityFqdn, entityId: id }
  await writeMail(context, about, memberApprovedMail({ recipient, shop: site.settings, link }))
}
