import { builtInRoleIds, builtInRoles, isBuiltIn } from '@stoa/contract/roles/built-in'
import { bigint, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import { nameKey } from '../../kernel/name-key.ts'

export const rolesTable = table('staff_roles', {
  id: uuid(),
  revision: bigint(),
  name: text(),
  nameKey: text().hidden(),
  description: text(),
  /** As selected, without those that every staff user has. */
  permissions: texts(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
})

/** A custom role. */
export type CustomRole = RowOf<typeof rolesTable>

/** A built-in or custom role. */
export type AnyRole = Pick<CustomRole, 'id' | 'revision' | 'name' | 'description' | 'permissions'> &
  Partial<Pick<CustomRole, 'createdDate' | 'updatedDate'>>

export function builtInRole(id: string): AnyRole | undefined {
  if (!isBuiltIn(id)) return undefined
  const { name, description } = builtInRoles[id]
  return { id, revision: 1, name, description, permissions: [] }
}

export const allBuiltIn = (): AnyRole[] => builtInRoleIds.map((id) => builtInRole(id)!)

const builtInKeys = new Set(allBuiltIn().map(({ name }) => nameKey(name)))
/** No role can look like a built-in one. */
export const isNameOfBuiltIn = (name: string): boolean => builtInKeys.has(nameKey(name))

/** The id in a call, in the form in which it is stored. */
export const roleIdOf = (named: string): string => (isBuiltIn(named) ? named : named.toLowerCase())

export const isCustomId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
