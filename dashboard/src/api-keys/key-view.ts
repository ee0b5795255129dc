import type { Where } from '@stoa/ui/dates'
import type { ApiKey } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'

/** A key as the dashboard shows it, with formatted dates. */
export interface KeyView extends Pick<ApiKey, 'id' | 'name' | 'status' | 'fullAccess' | 'permissions' | 'hint'> {
  created: Moment
  expires: Moment | undefined
  revoked: Moment | undefined
  lastUsed: Moment | undefined
  previousSecretUntil: Moment | undefined
}

export function keyView(key: ApiKey, where: Where): KeyView {
  const moment = momentIn(where)
  const { id, name, status, fullAccess, permissions, hint } = key
  return {
    id,
    name,
    status,
    fullAccess,
    permissions,
    hint,
    created: moment(key.createdDate),
    expires: moment(key.expiresDate),
    revoked: moment(key.revokedDate),
    lastUsed: moment(key.lastUsedDate),
    previousSecretUntil: moment(key.previousSecretExpiresDate),
  }
}
