import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { presentChanged } from '../present.ts'
import { withPrivacy } from '../privacy.ts'
import { withChanges } from '../profile.ts'

export const updateMember: Handler<typeof members.updateMember> = async (context, { member: { id, privacyStatus, ...changes } }) => {
  const fields = Object.keys({ ...changes, ...(privacyStatus ? { privacyStatus } : {}) })
  const to = (member: Parameters<typeof withChanges>[0]) => withPrivacy(context, withChanges(member, changes), privacyStatus)
  return { member: presentChanged(context, await changeMember(context, id, { fields, to })) }
}
