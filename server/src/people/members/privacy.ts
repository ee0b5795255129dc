import type { PrivacyStatus } from '@stoa/contract/members/states'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'

/** A member with the privacy that those who act for the site give it. Members themselves join and leave, where the table of states is asked; what they read and send
 *  back as it was, or as UNKNOWN, changes nothing. */
export function withPrivacy(
  { identity }: Pick<Context, 'identity'>,
  member: Member,
  wanted: PrivacyStatus | 'UNKNOWN' | undefined,
): Member {
  if (wanted === undefined || wanted === 'UNKNOWN' || wanted === member.privacyStatus) return member
  if (!actsForSite(identity))
    refuseFields(violation('member.privacyStatus', 'FIELD_NOT_ALLOWED', 'can’t be set here; use joinCommunity or leaveCommunity'))
  return { ...member, privacyStatus: wanted }
}
