import type { Violation } from '@stoa/contract/problems'
import { Invalid } from '../../kernel/refuse.ts'
import type { Draft } from './area.ts'
import type { PartChange, Wanted } from './change.ts'
import { masked, type WrittenChanges } from './masked.ts'
import { nameViolation } from './name-violation.ts'
import type { Brand, Ribbon } from './part.ts'

/** A name without spaces around it. */
export function readName(name: string, { field, violations }: { field: string; violations: Violation[] }): string {
  const violation = nameViolation(field, name)
  if (violation) violations.push(violation)
  return name.trim()
}

/** Reads something, or refuses it with all violations. */
export function read<Value>(reading: (violations: Violation[]) => Value): Value {
  const violations: Violation[] = []
  const value = reading(violations)
  if (violations.length > 0) throw new Invalid(violations)
  return value
}

interface WrittenName {
  name: string
  /** Its path in the request. */
  field: string
}

/** New brands or ribbons, which have a name only. */
export const namedDrafts = (written: readonly WrittenName[]): Draft<Brand | Ribbon>[] =>
  read((violations) => written.map(({ name, field }) => ({ name: readName(name, { field, violations }), doc: {} })))

/** Brands or ribbons by their names. */
export const namedWanted = (written: readonly WrittenName[]): Wanted<Brand | Ribbon>[] =>
  namedDrafts(written).map((draft) => ({ key: draft.name, draft }))

interface NamedChanges {
  id: string
  revision: string
  name?: string
}

/** Changes of brands or ribbons. */
export const namedChanges = (written: readonly WrittenChanges<NamedChanges>[]): PartChange<Brand | Ribbon, never>[] =>
  read((violations) =>
    written.map((one) => {
      const { id, revision, name } = masked(one, { writable: ['name'], violations })
      const renamed = name === undefined ? undefined : readName(name, { field: `${one.at}.name`, violations })
      return { id, revision, change: ({ name: before, doc }) => ({ name: renamed ?? before, doc }) }
    }),
  )
