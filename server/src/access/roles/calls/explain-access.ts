import { contract, type roles } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import type { Handler } from '../../../kernel/handler.ts'
import { grants } from '../../../kernel/identity.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { denialReason } from '../../../kernel/require-permission.ts'
import { staffIdentity } from '../../staff/public.ts'
import { rolesOf } from '../find-role.ts'
import { reachOf } from '../grant.ts'

export const explainAccess: Handler<typeof roles.explainAccess> = async (context, { staffUserId, call: asked }) => {
  const { call } = allCalls(contract).find(({ id }) => id === asked) ?? refuse('CALL_NOT_FOUND')
  const somebody = (await staffIdentity(context, staffUserId)) ?? refuse('STAFF_USER_NOT_FOUND')
  const missing = denialReason(call, somebody.identity)
  const roles = await rolesOf(context, somebody.roleIds)
  return {
    allowed: missing === undefined,
    permission: call.permission,
    ...(missing === 'KIND' || missing === 'PERMISSION' ? { missing } : {}),
    needsSession: call.sessionOnly === true,
    grantedBy: roles.filter((role) => grants(reachOf([role]), call.permission)).map(({ id }) => id),
  }
}
