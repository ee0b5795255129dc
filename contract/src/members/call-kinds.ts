import { callers } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { Member } from './member.ts'

export const family = 'members'
export const source = 'site §7 "Members"'
export const OneMember = Shape({ id: field(Guid, 'ID of the member.') })
export const MemberAnswer = Shape({ member: field(Member, 'The member, with what the caller may see.') })

export const reader = { family, source, allow: callers, permission: 'MEMBERS.MEMBER_READ', writes: false } as const
/** Members can change their own; callers acting for the site can change any. */
export const ownWriter = { family, source, allow: ['member', 'owner', 'app'], permission: 'MEMBERS.MEMBER_UPDATE', writes: true } as const
export const myWriter = { family, source, allow: ['member'], writes: true } as const
export const siteWriter = { family, source, allow: ['owner', 'app'], writes: true } as const

/** A change to all members that match a filter. It is done before the response; the packages only know a job of it. */
export const byFilter = {
  ...siteWriter,
  method: 'POST',
  response: Shape({ jobId: field(Guid, 'ID of the change, for the packages. It is done before the response.') }),
} as const
