import type { members as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { approveMember } from './calls/approve-member.ts'
import { blockMember } from './calls/block-member.ts'
import { bulkApproveMembers } from './calls/bulk-approve-members.ts'
import { bulkBlockMembers } from './calls/bulk-block-members.ts'
import { bulkDeleteMembersByFilter } from './calls/bulk-delete-members-by-filter.ts'
import { bulkDeleteMembers } from './calls/bulk-delete-members.ts'
import { countMembers } from './calls/count-members.ts'
import { createMember } from './calls/create-member.ts'
import { deleteMemberAddresses } from './calls/delete-member-addresses.ts'
import { deleteMemberEmails } from './calls/delete-member-emails.ts'
import { deleteMemberPhones } from './calls/delete-member-phones.ts'
import { deleteMember } from './calls/delete-member.ts'
import { deleteMyMember } from './calls/delete-my-member.ts'
import { disconnectMember } from './calls/disconnect-member.ts'
import { getCurrentMember } from './calls/get-current-member.ts'
import { getMember } from './calls/get-member.ts'
import { joinCommunity } from './calls/join-community.ts'
import { leaveCommunity } from './calls/leave-community.ts'
import { listDeletedMembers } from './calls/list-deleted-members.ts'
import { listMembers } from './calls/list-members.ts'
import { muteMember } from './calls/mute-member.ts'
import { purgeMember } from './calls/purge-member.ts'
import { queryMembers } from './calls/query-members.ts'
import { restoreMember } from './calls/restore-member.ts'
import { unmuteMember } from './calls/unmute-member.ts'
import { updateCurrentMemberSlug } from './calls/update-current-member-slug.ts'
import { updateMemberSlug } from './calls/update-member-slug.ts'
import { updateMember } from './calls/update-member.ts'

export const members: Handlers<typeof contract> = {
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
  createMember,
  updateMember,
  updateCurrentMemberSlug,
  updateMemberSlug,
  joinCommunity,
  leaveCommunity,
  muteMember,
  unmuteMember,
  approveMember,
  blockMember,
  disconnectMember,
  deleteMember,
  deleteMyMember,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  bulkApproveMembers,
  bulkBlockMembers,
  deleteMemberPhones,
  deleteMemberEmails,
  deleteMemberAddresses,
  countMembers,
  listDeletedMembers,
  restoreMember,
  purgeMember,
}

export { purgeMembers } from './purge.ts'
export { loadMembers } from './load.ts'
