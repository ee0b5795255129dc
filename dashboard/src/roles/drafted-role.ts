import { textOf } from '@stoa/ui/refused-form'
import type { RolePermission } from '../answers.ts'

/** The request of a form. The call itself reports what is invalid. */
export const draftedRole = (form: FormData) => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description').replaceAll('\r\n', '\n'),
  permissions: form.getAll('permissions').filter((value) => typeof value === 'string'),
})

/** The permissions to choose from: those that the user has, without those that every role includes. */
export const choosable = (permissions: readonly RolePermission[], held: readonly string[]): RolePermission[] =>
  permissions.filter(({ permission, group }) => group !== 'OWN' && held.includes(permission))
