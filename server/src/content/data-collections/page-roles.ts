import { pageRoles, roleTypes, type PageRole } from '@stoa/contract/data-collections/page-layouts'
import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import { referencedBy, type Field } from './collection.ts'

/** The chosen field of a role: a key, or an empty text for none. A role without a choice is filled automatically. */
export type RoleSelection = Partial<Record<PageRole, string>>

/** The keys of the fields with a role: the first one that has a value in an item counts. */
export type Roles = Record<PageRole, string[]>

interface Naming {
  displayField?: string | undefined
  slugField?: string | undefined
}

/** What fields in a role are usually called. */
const usualNames: Record<PageRole, RegExp> = {
  cover: /cover|hero|portrait|photo|picture|image/,
  lead: /^(lead|summary|intro|introduction|excerpt|description|teaser|standfirst|about|bio)$/,
  date: /publi|posted|^date$/,
  byline: /^(author|authors|by|byline|writer|writtenby|createdby)$/,
}
const peopleNames = /author|writer|people|person|team|staff|editor/

/** The fields of each role: the chosen one, none, or those that fit by type and name. A chosen field that isn't visible counts as no choice. */
export function rolesOf(fields: readonly Field[], { displayField, slugField }: Naming, chosen: RoleSelection = {}): Roles {
  const free = fields.filter(({ key }) => key !== displayField && key !== slugField)
  const of = (role: PageRole): string[] => {
    const key = chosen[role]
    if (key === '') return []
    const fitting = free.filter((field) => fits(role, field))
    if (key !== undefined && fitting.some((field) => field.key === key)) return [key]
    return automatic(role, fitting).map((field) => field.key)
  }
  return { cover: of('cover'), lead: of('lead'), date: of('date'), byline: of('byline') }
}

const fits = (role: PageRole, { type }: Field): boolean => (roleTypes[role] as readonly Field['type'][]).includes(type)

/** Fields with a usual name come first. An author is never guessed from the type alone. */
function automatic(role: PageRole, fields: readonly Field[]): Field[] {
  const isNamed = ({ key, displayName }: Field): boolean => [key, displayName ?? ''].some((name) => usualNames[role].test(plain(name)))
  const isPerson = (field: Field): boolean => peopleNames.test(plain(referencedBy(field) ?? ''))
  const first = fields.filter((field) => isNamed(field) || (role === 'byline' && isPerson(field)))
  return role === 'byline' ? first : [...first, ...fields.filter((field) => !first.includes(field))]
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The violations of chosen fields that don't exist or don't fit. */
export function roleViolations(fields: readonly Field[], chosen: RoleSelection, at: string): Violation[] {
  return pageRoles.flatMap((role) => {
    const key = chosen[role]
    const field = fields.find((one) => one.key === key)
    if (!key || (field && fits(role, field))) return []
    return [violation(`${at}.${role}`, 'VALIDATION', field ? 'has a type that doesn’t fit' : 'isn’t a field of the collection')]
  })
}
