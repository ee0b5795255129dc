import { communityTransitions, mayInCommunity, type CommunityVerb } from '@stoa/contract/members/states'
import { canMove } from '@stoa/contract/transitions'
import type { Client } from '@stoa/sdk'
import type { Member } from '../answers.ts'
import type { CommunityStatus } from './community-form.tsx'

const verbs = Object.keys(communityTransitions) as CommunityVerb[]

/** A member's status in the community, and the available action, from the table of transitions. */
export function communityStatusOf({ privacyStatus, activityStatus, profile }: Member): CommunityStatus {
  const may = (verb: CommunityVerb): boolean =>
    privacyStatus !== 'UNKNOWN' &&
    activityStatus !== 'UNKNOWN' &&
    canMove(privacyStatus, communityTransitions[verb]) &&
    mayInCommunity(verb, activityStatus)
  return {
    slug: profile.slug ?? '',
    isPublic: privacyStatus === 'PUBLIC',
    isMuted: activityStatus === 'MUTED',
    verb: verbs.find(may),
  }
}

export const isCommunityVerb = (text: string): text is CommunityVerb => verbs.some((verb) => verb === text)

const moves = { join: 'joinCommunity', leave: 'leaveCommunity' } as const

export async function moveInCommunity(client: Client, verb: CommunityVerb): Promise<void> {
  await client.members[moves[verb]]({})
}
