import { transitions } from '../transitions.ts'

/** PENDING waits for the owner's word; OFFLINE was disconnected, or made by the owner, and has never signed in since. */
export const memberStatuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** What may become of a member (site §4; the transitions themselves are Stoa's own). */
export const memberTransitions = transitions<MemberStatus>({ states: memberStatuses, begins: ['PENDING', 'APPROVED', 'OFFLINE'] })({
  approve: { from: ['PENDING', 'BLOCKED', 'OFFLINE'], to: 'APPROVED' },
  block: { from: ['PENDING', 'APPROVED', 'OFFLINE'], to: 'BLOCKED' },
  disconnect: { from: ['PENDING', 'APPROVED'], to: 'OFFLINE' },
})

export const activityStatuses = ['ACTIVE', 'MUTED'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

export const activityTransitions = transitions<ActivityStatus>({ states: activityStatuses, begins: ['ACTIVE'] })({
  mute: { from: ['ACTIVE'], to: 'MUTED' },
  unmute: { from: ['MUTED'], to: 'ACTIVE' },
})

/** PUBLIC is in the community, for everybody to see; PRIVATE is seen by the member and the owner alone. */
export const privacyStatuses = ['PRIVATE', 'PUBLIC'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]
