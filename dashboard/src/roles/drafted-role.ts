import { textOf } from '@stoa/ui/refused-form'
import type { RolePermission } from '../answers.ts'

/** The role that a form stands for. What is wrong with it the call says. */
export const draftedRole = (form: FormData) => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description').replaceAll('\r\n', '\n'),
  permissions: form.getAll('permissions').filter((value) => typeof value === 'string'),
})

/** What can be chosen: of what whoever asks may do themselves, all that a role does not bring anyway. */
export const choosable = (permissions: readonly RolePermission[], held: readonly string[]): RolePermission[] =>
  permissions.filter(({ permission, group }) => group !== 'OWN' && held.includes(permission))
