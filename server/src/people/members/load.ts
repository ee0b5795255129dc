import { memberEvents } from '@stoa/contract/members/events'
import type { SampleMember } from '@stoa/seed'
import { pastEvent, type PastEvent } from '../../events/public.ts'
import type { Scope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { Member } from './member.ts'
import { presentMember } from './present.ts'
import { docOf } from './profile.ts'
import { insertMembers } from './store.ts'

/** Writes the members of a sample shop. They have no passwords, so no one signs in as them. Returns what happened to them. */
export async function loadMembers(
  { db, siteId }: Scope,
  { members, owner }: { members: readonly SampleMember[]; owner: CallerIdentity },
): Promise<PastEvent[]> {
  const histories = members.map((member) => historyOf(siteId, member, owner))
  await insertMembers(
    { db, siteId },
    histories.map(({ member }) => member),
  )
  return histories.flatMap(({ events }) => events)
}

function historyOf(siteId: string, sample: SampleMember, owner: CallerIdentity): { member: Member; events: PastEvent[] } {
  const { id, createdDate, blockedDate } = sample
  const signedUp = newMember(sample)
  const created = pastEvent(
    memberEvents.created,
    { id, revision: 1, entity: presentMember(signedUp, 'FULL') },
    { identity: { kind: 'visitor', siteId, id }, time: createdDate },
  )
  const member = { ...signedUp, lastLoginDate: sample.lastLoginDate ?? null }
  if (!blockedDate) return { member, events: [created] }
  const blocked: Member = { ...member, revision: 2, status: 'BLOCKED', updatedDate: blockedDate }
  const entity = presentMember(blocked, 'FULL')
  const updated = pastEvent(
    memberEvents.updated,
    { id, revision: 2, entity, changedFields: ['status'] },
    { identity: owner, time: blockedDate },
  )
  return { member: blocked, events: [created, updated] }
}

function newMember(sample: SampleMember): Member {
  const { firstName, lastName, phone, address, title, nickname, createdDate } = sample
  const { doc } = docOf({
    contact: { firstName, lastName, phones: [phone], addresses: [address] },
    profile: { nickname, ...(title === undefined ? {} : { title }) },
  })
  return {
    id: sample.id,
    revision: 1,
    loginEmail: sample.email,
    loginEmailVerified: sample.status !== 'PENDING',
    status: sample.status === 'PENDING' ? 'PENDING' : 'APPROVED',
    privacyStatus: sample.isPublic ? 'PUBLIC' : 'PRIVATE',
    activityStatus: 'ACTIVE',
    slug: sample.slug,
    nickname,
    contactId: sample.contactId,
    doc,
    createdDate,
    updatedDate: createdDate,
    lastLoginDate: null,
  }
}
