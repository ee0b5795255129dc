import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { isStaff, staffIdOf } from './staff.ts'
import { findMember } from './store.ts'

/** To whom a deleted member's content may go: those who act for the site name one of theirs or any approved member; a member who leaves names one who works for
 *  the site, so that nobody is given what they did not ask for (threat U05). Anybody else is as nobody. */
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
