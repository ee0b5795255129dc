import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { isStaff, staffIdOf } from './staff.ts'
import { findMember } from './store.ts'

/** Who can receive a deleted member's content. Callers acting for the site can name a staff user or any approved member; a member who leaves can name a
 *  staff user, so that nobody receives content they didn't ask for (threat U05). Anyone else gives the error of an unknown id. */
export async function acceptAssignee(context: Context, id: string | null | undefined, leaving: readonly string[]): Promise<string | null> {
  if (id === null || id === undefined) return null
  if (leaving.includes(id)) refuseAssignee()
  if (await isStaff(context, id)) return id
  const member = await findMember(context, id)
  if (!member || member.status !== 'APPROVED') refuseAssignee()
  if (!actsForSite(context.identity) && (await staffIdOf(context, member)) === undefined) refuseAssignee()
  return id
}

function refuseAssignee(): never {
  return refuse('CONTENT_ASSIGNEE_NOT_FOUND')
}
