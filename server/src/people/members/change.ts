import { memberEvents } from '@stoa/contract/members/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'
import { presentMember } from './present.ts'
import { lockOwn, saveMember } from './store.ts'

export interface Change {
  /** Fields that can change, as events name them. */
  fields: readonly string[]
  to: (member: Member) => Member
}

/** A member that the caller can change, locked until the transaction ends: members themselves; callers acting for the site any. */
export const lockExistingMember = async (context: Context, id: string): Promise<Member> =>
  (await lockOwn(context, id)) ?? refuse('MEMBER_NOT_FOUND')

/** Changes a member on the caller's behalf. If nothing changes there is no event. */
export async function changeMember(context: Context, id: string, { fields, to }: Change): Promise<Member> {
  const member = await lockExistingMember(context, id)
  const changed = to(member)
  return changed === member ? member : saveChanged(context, changed, fields)
}

/** Saves a locked member that has changed, as its next revision. */
export async function saveChanged(context: Context, member: Member, changedFields: readonly string[]): Promise<Member> {
  const saved = { ...member, revision: member.revision + 1, updatedDate: context.now }
  await saveMember(context, saved)
  recordEvent(context, memberEvents.updated, {
    id: saved.id,
    revision: saved.revision,
    entity: presentMember(saved, 'FULL'),
    changedFields,
  })
  return saved
}
