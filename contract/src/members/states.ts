import { transitions } from '../transitions.ts'

/** PENDING waits for the owner's word. APPROVED may sign in, and is alone in that. BLOCKED was shut out. OFFLINE was disconnected: there as a person, but without
 *  a way in until it is approved again. */
export const memberStatuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** What may become of a member (site §4; the transitions themselves are Stoa's own). A verb whose end is reached already changes nothing. Who is blocked cannot be
 *  disconnected: that would hide the block. */
export const memberTransitions = transitions<MemberStatus>({ states: memberStatuses, begins: ['PENDING', 'APPROVED', 'OFFLINE'] })({
  approve: { from: ['PENDING', 'BLOCKED', 'OFFLINE'], to: 'APPROVED' },
  block: { from: ['PENDING', 'APPROVED', 'OFFLINE'], to: 'BLOCKED' },
  disconnect: { from: ['PENDING', 'APPROVED'], to: 'OFFLINE' },
})

export const activityStatuses = ['ACTIVE', 'MUTED'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** A muted member reads, but takes no part. */
export const activityTransitions = transitions<ActivityStatus>({ states: activityStatuses, begins: ['ACTIVE'] })({
  mute: { from: ['ACTIVE'], to: 'MUTED' },
  unmute: { from: ['MUTED'], to: 'ACTIVE' },
})

/** PUBLIC is in the community, for everybody to see; PRIVATE is seen by the member and the owner alone. */
export const privacyStatuses = ['PRIVATE', 'PUBLIC'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

/** How a member comes into the community and leaves it. Who is muted cannot join, but may leave. */
export const communityTransitions = transitions<PrivacyStatus>({ states: privacyStatuses, begins: ['PRIVATE', 'PUBLIC'] })({
  join: { from: ['PRIVATE'], to: 'PUBLIC' },
  leave: { from: ['PUBLIC'], to: 'PRIVATE' },
})
export type CommunityVerb = keyof typeof communityTransitions

/** Who can do what, besides the table of states. */
const communityVerbsOf = { ACTIVE: ['join', 'leave'], MUTED: ['leave'] } as const satisfies Record<ActivityStatus, readonly CommunityVerb[]>

/** Whether a member of this activity may join, or leave. */
export const mayInCommunity = (verb: CommunityVerb, activity: ActivityStatus): boolean =>
  (communityVerbsOf[activity] as readonly CommunityVerb[]).includes(verb)

/** A deleted member is in the trash for this long; then every row of its own goes. */
export const trashDays = 30

/** TRASH can be brought back; PENDING_PURGE waits for the job that makes an end of it; DELETED is no row any more. */
export const deleteStatuses = ['TRASH', 'PENDING_PURGE', 'DELETED'] as const
export type DeleteStatus = (typeof deleteStatuses)[number]

export const deleteTransitions = transitions<DeleteStatus>({ states: deleteStatuses, begins: ['TRASH'] })({
  expire: { from: ['TRASH'], to: 'PENDING_PURGE' },
  purge: { from: ['TRASH', 'PENDING_PURGE'], to: 'DELETED' },
})
