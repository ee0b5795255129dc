import { transitions } from '../transitions.ts'

/** PENDING: waiting for the owner's approval. APPROVED: can sign in, unlike all others. BLOCKED: blocked by the owner. OFFLINE: disconnected; the member
 *  still exists but can't sign in until approved again. */
export const memberStatuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** Transitions between member statuses (site §4; the transitions themselves are Stoa's). Setting a status that is set already changes nothing. A blocked
 *  member can't be disconnected, because that would hide the block. */
export const memberTransitions = transitions<MemberStatus>({ states: memberStatuses, begins: ['PENDING', 'APPROVED', 'OFFLINE'] })({
  approve: { from: ['PENDING', 'BLOCKED', 'OFFLINE'], to: 'APPROVED' },
  block: { from: ['PENDING', 'APPROVED', 'OFFLINE'], to: 'BLOCKED' },
  disconnect: { from: ['PENDING', 'APPROVED'], to: 'OFFLINE' },
})

export const activityStatuses = ['ACTIVE', 'MUTED'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** A muted member can read but not contribute. */
export const activityTransitions = transitions<ActivityStatus>({ states: activityStatuses, begins: ['ACTIVE'] })({
  mute: { from: ['ACTIVE'], to: 'MUTED' },
  unmute: { from: ['MUTED'], to: 'ACTIVE' },
})

/** PUBLIC: in the community and visible to everyone. PRIVATE: only visible to the member and the owner. */
export const privacyStatuses = ['PRIVATE', 'PUBLIC'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

/** How a member joins and leaves the community. A muted member can leave but not join. */
export const communityTransitions = transitions<PrivacyStatus>({ states: privacyStatuses, begins: ['PRIVATE', 'PUBLIC'] })({
  join: { from: ['PRIVATE'], to: 'PUBLIC' },
  leave: { from: ['PUBLIC'], to: 'PRIVATE' },
})
export type CommunityVerb = keyof typeof communityTransitions

/** Conditions in addition to the table of transitions. */
const communityVerbsOf = { ACTIVE: ['join', 'leave'], MUTED: ['leave'] } as const satisfies Record<ActivityStatus, readonly CommunityVerb[]>

/** Whether a member with this activity status can join or leave. */
export const mayInCommunity = (verb: CommunityVerb, activity: ActivityStatus): boolean =>
  (communityVerbsOf[activity] as readonly CommunityVerb[]).includes(verb)

/** How long a deleted member stays in the trash before all of its rows are deleted. */
export const trashDays = 30

/** TRASH: can be restored. PENDING_PURGE: waiting for the purge job. DELETED: no row is left. */
export const deleteStatuses = ['TRASH', 'PENDING_PURGE', 'DELETED'] as const
export type DeleteStatus = (typeof deleteStatuses)[number]

export const deleteTransitions = transitions<DeleteStatus>({ states: deleteStatuses, begins: ['TRASH'] })({
  expire: { from: ['TRASH'], to: 'PENDING_PURGE' },
  purge: { from: ['TRASH', 'PENDING_PURGE'], to: 'DELETED' },
})
