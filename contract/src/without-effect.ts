import { shapesOf, type Field, type Properties } from './fields.ts'
import { ignoredFields } from './ignored-fields.ts'
import type { IgnoredFields } from './ignored/listed.ts'
import type { Areas } from './routes.ts'

/** A field that has no effect yet, with all fields within it, and why. */
export interface WithoutEffect extends Field {
  why: string
  refused?: true
  shape: Properties
  key: string
}

/** The listed fields of the contract. */
export const withoutEffect = (areas: Areas, groups: readonly IgnoredFields[] = ignoredFields): WithoutEffect[] =>
  (['request', 'response'] as const).flatMap((direction) => {
    const { find } = shapesOf(areas, direction)
    return groups.flatMap(({ why, refused, [direction]: names = [] }) =>
      names.flatMap((listed) => find(listed).map((field) => ({ direction, why, ...(refused && { refused }), ...field }))),
    )
  })

/** Names of the list that no call has. */
export const unknownNames = (areas: Areas, groups: readonly IgnoredFields[] = ignoredFields): string[] =>
  (['request', 'response'] as const).flatMap((direction) => {
    const { find } = shapesOf(areas, direction)
    return groups.flatMap(({ [direction]: names = [] }) => names.filter((name) => find(name).length === 0))
  })

/** What the API reference says of the fields of a shape that have no effect. */
export type EffectNotes = ReadonlyMap<Properties, Readonly<Record<string, string>>>

const prefixOf = ({ direction, refused }: Pick<WithoutEffect, 'direction' | 'refused'>): string =>
  direction === 'response' ? 'not filled' : refused ? 'refused' : 'accepted and ignored'

export function effectNotes(areas: Areas, groups?: readonly IgnoredFields[]): EffectNotes {
  const notes = new Map<Properties, Record<string, string>>()
  for (const field of withoutEffect(areas, groups)) {
    const { shape, key, why } = field
    const note = `${prefixOf(field)}: ${why}`
    const ofShape = notes.get(shape) ?? {}
    const earlier = ofShape[key]
    notes.set(shape, { ...ofShape, [key]: earlier === undefined || earlier === note ? note : `${earlier}; ${note}` })
  }
  return notes
}
