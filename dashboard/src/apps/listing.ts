import type { Where } from '@stoa/ui/dates'
import type { OAuthClient, RegisteredApp } from '../answers.ts'
import { momentIn, type Moment } from './moments.ts'

/** A client or an app in its list. */
export interface RegisteredRow {
  id: string
  name: string
  redirectUris: readonly string[]
  lastUsed: Moment | undefined
  isOfShop: boolean
  isElevated: boolean
  permissionCount: number
}

export const clientRow = ({ id, name, redirectUris, lastUsedDate, usedByShop }: OAuthClient, where: Where): RegisteredRow => ({
  id,
  name,
  redirectUris,
  lastUsed: momentIn(where)(lastUsedDate),
  isOfShop: usedByShop,
  isElevated: false,
  permissionCount: 0,
})

export const appRow = ({ id, name, redirectUris, lastUsedDate, elevated, permissions }: RegisteredApp, where: Where): RegisteredRow => ({
  id,
  name,
  redirectUris,
  lastUsed: momentIn(where)(lastUsedDate),
  isOfShop: false,
  isElevated: elevated,
  permissionCount: permissions.length,
})

/** Whether all of these words stand in its name, its id or its addresses. */
export function isFound({ id, name, redirectUris }: RegisteredRow, asked: string): boolean {
  const text = [name, id, ...redirectUris].join(' ').toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
