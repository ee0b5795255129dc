import { textOf } from '@stoa/ui/refused-form'
import type { DataCollection } from '../answers.ts'

export type Permissions = Required<NonNullable<DataCollection['permissions']>>
export type Action = keyof Permissions
export type Role = Permissions[Action]

/** From everyone to the team only. */
export const roles = ['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN'] as const satisfies readonly Role[]
export const actions = ['read', 'insert', 'update', 'remove'] as const satisfies readonly Action[]

/** The roles available for an action. A new item belongs to its creator, so members and authors are equivalent for adding: whichever is set is offered. */
export const choicesFor = (action: Action, held: Role): readonly Role[] => {
  if (action !== 'insert') return roles
  return roles.filter((role) => role !== (held === 'SITE_MEMBER_AUTHOR' ? 'SITE_MEMBER' : 'SITE_MEMBER_AUTHOR'))
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

/** The permissions in a form; those it doesn't contain are unchanged. */
export function permissionsIn(form: FormData): Partial<Permissions> {
  const said = actions.flatMap((action) => {
    const role = textOf(form, action)
    return isRole(role) ? [[action, role] as const] : []
  })
  return Object.fromEntries(said)
}

/** Letting anyone change or delete items is rarely intended. */
export const isWideOpen = ({ update, remove }: Permissions): boolean => update === 'ANYONE' || remove === 'ANYONE'
