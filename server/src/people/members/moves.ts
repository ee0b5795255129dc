import {
  activityTransitions,
  communityTransitions,
  mayInCommunity,
  memberTransitions,
  type ActivityStatus,
  type MemberStatus,
  type PrivacyStatus,
} from '@stoa/contract/members/states'
import { canMove, type Transition } from '@stoa/contract/transitions'
import { refuse } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'

/** The statuses of a member that verbs change, each by its own table of transitions. */
interface States {
  status: MemberStatus
  activityStatus: ActivityStatus
  privacyStatus: PrivacyStatus
}

/** The member after a verb; the same object if the status is already set, and undefined if there is no transition. */
function moved<Field extends keyof States>(
  member: Member,
  field: Field,
  transition: Transition<States[Field] & string>,
): Member | undefined {
  const now = member[field] as States[Field] & string
  if (now === transition.to) return member
  return canMove(now, transition) ? { ...member, [field]: transition.to } : undefined
}

const reachable = (member: Member | undefined, verb: string): Member => {
  if (!member) throw new Error(`${verb} isn’t allowed in the member’s status`)
  return member
}

export const approved = (member: Member): Member => reachable(moved(member, 'status', memberTransitions.approve), 'approve')
export const blocked = (member: Member): Member => reachable(moved(member, 'status', memberTransitions.block), 'block')
export const muted = (member: Member): Member => reachable(moved(member, 'activityStatus', activityTransitions.mute), 'mute')
export const unmuted = (member: Member): Member => reachable(moved(member, 'activityStatus', activityTransitions.unmute), 'unmute')
export const leftCommunity = (member: Member): Member => reachable(moved(member, 'privacyStatus', communityTransitions.leave), 'leave')

/** A blocked member stays blocked: otherwise the block would be lost. */
export const disconnected = (member: Member): Member => moved(member, 'status', memberTransitions.disconnect) ?? refuse('MEMBER_IS_BLOCKED')

export function joined(member: Member): Member {
  if (member.privacyStatus !== 'PUBLIC' && !mayInCommunity('join', member.activityStatus)) refuse('COMMUNITY_JOIN_IMPOSSIBLE')
  return reachable(moved(member, 'privacyStatus', communityTransitions.join), 'join')
}
