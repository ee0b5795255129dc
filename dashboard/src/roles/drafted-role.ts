import { textOf } from '@stoa/ui/refused-form'
import type { RolePermission } from '../answers.ts'

/** The role in a form. It isn't validated here: the API reports what is invalid. */
export const draftedRole = (form: FormData) => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description').replaceAll('\r\n', '\n'),
  permissions: form.getAll('permissions').filter((value) => typeof value === 'string'),
})

/** The permissions that the signed-in user can grant: those they have, except for `OWN` permissions, which every role includes. */
export const choosable = (permissions: readonly RolePermission[], held: readonly string[]): RolePermission[] =>
  permissions.filter(({ permission, group }) => group !== 'OWN' && held.includes(permission))
