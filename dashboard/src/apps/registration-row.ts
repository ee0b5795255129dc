import type { Where } from '@stoa/ui/dates'
import type { OAuthClient, RegisteredApp } from '../answers.ts'
import { matchesSearch } from '../kit/list/matches-search.ts'
import { momentIn, type Moment } from '../kit/moment.ts'

/** A client or an app as a list row. */
export interface RegistrationRow {
  id: string
  name: string
  redirectUris: readonly string[]
  lastUsed: Moment | undefined
  isOfShop: boolean
  isElevated: boolean
  permissionCount: number
}

export const clientRow = ({ id, name, redirectUris, lastUsedDate, usedByShop }: OAuthClient, where: Where): RegistrationRow => ({
  id,
  name,
  redirectUris,
  lastUsed: momentIn(where)(lastUsedDate),
  isOfShop: usedByShop,
  isElevated: false,
  permissionCount: 0,
})

export const appRow = ({ id, name, redirectUris, lastUsedDate, elevated, permissions }: RegisteredApp, where: Where): RegistrationRow => ({
  id,
  name,
  redirectUris,
  lastUsed: momentIn(where)(lastUsedDate),
  isOfShop: false,
  isElevated: elevated,
  permissionCount: permissions.length,
})

/** Whether the name, the id or the return URLs contain all of these words. */
export const isFound = ({ id, name, redirectUris }: RegistrationRow, words: string): boolean =>
  matchesSearch([name, id, ...redirectUris].join(' '), words)
