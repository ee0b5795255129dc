import { memberEvents } from '@stoa/contract/members/events'
import { deleteTransitions, trashDays, type DeleteStatus } from '@stoa/contract/members/states'
import { endSessionsOf } from '../../access/member-sessions/public.ts'
import { violation } from '../../database/query/violation.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid, refuse } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'
import { presentMember } from './present.ts'
import { lockTrashed, putIntoTrash, takeFromTrash, type Trashed } from './store.ts'

const trashMs = trashDays * 24 * 60 * 60 * 1000

/** Moves a locked member to the trash: it disappears from all lists and its sessions end at once; its rows are kept until it is purged. */
export async function trashMember(context: Context, member: Member, contentAssigneeId: string | null): Promise<void> {
  const purgeDate = new Date(context.now.getTime() + trashMs)
  const trashed: Trashed = { ...member, revision: member.revision + 1, deletedDate: context.now, purgeDate, contentAssigneeId }
  await putIntoTrash(context, trashed)
  await endSessionsOf(context, member.id)
  recordEvent(context, memberEvents.deleted, { id: member.id, revision: trashed.revision, entity: presentMember(trashed, 'FULL') })
}

/** The state of a deleted member. */
export const deleteStatusOf = ({ purgeDate }: Pick<Trashed, 'purgeDate'>, now: Date): DeleteStatus =>
  purgeDate > now ? 'TRASH' : deleteTransitions.expire.to

/** A member that can still be restored, locked. */
export async function lockInTrash(context: Context, id: string): Promise<Trashed> {
  const trashed = await lockTrashed(context, id)
  if (!trashed || deleteStatusOf(trashed, context.now) !== 'TRASH') refuse('MEMBER_NOT_IN_TRASH')
  return trashed
}

/** Restores a member. Consumers that followed its deletion get a created event. */
export async function restoreFromTrash(context: Context, id: string): Promise<Member> {
  const { deletedDate: _deleted, purgeDate: _purge, contentAssigneeId: _assignee, ...member } = await lockInTrash(context, id)
  const restored: Member = { ...member, revision: member.revision + 1, updatedDate: context.now }
  if (!(await takeFromTrash(context, restored))) refuse('LOGIN_EMAIL_ALREADY_EXISTS')
  recordEvent(context, memberEvents.created, { id, revision: restored.revision, entity: presentMember(restored, 'FULL') })
  return restored
}

/** The rule that protects members who are staff (calls.csv), as the error of one call and as one result of a bulk call. */
export const staffStays = {
  code: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
  description: 'belongs to a team member',
} as const

export function refuseStaff(field: string, memberId: string): never {
  const { code: ruleName, description } = staffStays
  throw new Invalid([{ ...violation(field, 'OTHER', description, { memberId }), ruleName }])
}
