import type { PrivacyStatus } from '@stoa/contract/members/states'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'

/** A member with the privacy status set by a caller acting for the site. Members themselves join and leave by other calls, which check the transitions; a
 *  status that they send back unchanged, or as UNKNOWN, has no effect. */
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
