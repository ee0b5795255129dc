import { formatInstant, type Where } from '@stoa/ui/dates'
import type { ApiKey } from '../answers.ts'

interface Moment {
  instant: string
  text: string
}

/** A key as the desk shows it: its dates in words. */
export interface KeyView extends Pick<ApiKey, 'id' | 'name' | 'status' | 'fullAccess' | 'permissions' | 'hint'> {
  created: Moment
  expires: Moment | undefined
  revoked: Moment | undefined
  lastUsed: Moment | undefined
  previousSecretUntil: Moment | undefined
}

export function keyView(key: ApiKey, where: Where): KeyView {
  const moment = (instant: string | undefined): Moment | undefined =>
    instant ? { instant, text: formatInstant(instant, where) } : undefined
  const { id, name, status, fullAccess, permissions, hint } = key
  return {
    id,
    name,
    status,
    fullAccess,
    permissions,
    hint,
    created: moment(key.createdDate)!,
    expires: moment(key.expiresDate),
    revoked: moment(key.revokedDate),
    lastUsed: moment(key.lastUsedDate),
    previousSecretUntil: moment(key.previousSecretExpiresDate),
  }
}
