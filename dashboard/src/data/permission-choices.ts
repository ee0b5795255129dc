import { textOf } from '@stoa/ui/refused-form'
import type { DataCollection } from '../answers.ts'

export type Permissions = Required<NonNullable<DataCollection['permissions']>>
export type Action = keyof Permissions
export type Role = Permissions[Action]

/** From what everybody may to what only the team may. */
export const roles = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN'] as const satisfies readonly Role[]
export const actions = ['read', 'insert', 'update', 'remove'] as const satisfies readonly Action[]

/** What can be chosen for an action. A new item is its author's, so for adding members and authors are the same: whichever stands there is offered. */
export const choicesFor = (action: Action, held: Role): readonly Role[] => {
  if (action !== 'insert') return roles
  return roles.filter((role) => role !== (held === 'SITE_MEMBER_AUTHOR' ? 'SITE_MEMBER' : 'SITE_MEMBER_AUTHOR'))
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

/** What a form says; what it does not say stays. */
export function permissionsIn(form: FormData): Partial<Permissions> {
  const said = actions.flatMap((action) => {
    const role = textOf(form, action)
    return isRole(role) ? [[action, role] as const] : []
  })
  return Object.fromEntries(said)
}

/** Strangers who change or delete are seldom meant. */
export const isWideOpen = ({ update, remove }: Permissions): boolean => update === 'ANYONE' || remove === 'ANYONE'
