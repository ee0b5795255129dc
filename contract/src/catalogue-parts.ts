import { Type } from 'typebox'
import type { Problems } from './call.ts'
import { EntityRevision } from './products-v3/product.ts'
import { CursorQuery, equality, ordering, wording, type Filterable, type Operator } from './query.ts'
import { field, Free, Instant, maybeNull, readOnly, Shape, Text } from './scalars.ts'

/** What brands, ribbons, sections and customizations have in common: entities that products share. */
export const partReader = {
  allow: ['visitor', 'member', 'owner', 'app'],
  writes: false,
  source: 'wire: calls_extra, decision 0143',
} as const
export const partWriter = { allow: ['owner', 'app'], writes: true, source: 'wire: calls_extra, decision 0143' } as const

export const partFields = {
  revision: readOnly(EntityRevision, 'Revision of the entry, one higher with each change.'),
  createdDate: readOnly(Instant, 'When it was created.'),
  updatedDate: readOnly(Instant, 'When it was last changed.'),
}
export const revision = field(EntityRevision, 'Revision that was read. If the entry has changed since, the call is refused.')
export const count = readOnly(Type.Integer({ minimum: 0 }), 'Number of products that have it. On request.')

export const PartQuery = (limit: number) =>
  CursorQuery(limit, { filter: '{ "name": { "$startsWith": "A" } }', defaultSort: ' By creation by default.' })
export const PartCount = Shape({ count: field(Type.Integer({ minimum: 0 }), 'Number of entries.') })
export const filter = maybeNull(Free, 'Conditions by field. All entries if absent.')
export const entries = <S extends Parameters<typeof Type.Array>[0]>(item: S, what: string) =>
  field(Type.Array(item, { minItems: 1, maxItems: 100 }), `${what}, up to 100.`)

/** Which fields of an entry of a bulk update count. */
export const fieldMask = maybeNull(
  Text(1000, 1),
  'Names of the fields to change, separated by commas. All fields that are sent by default.',
)

const ordered = [...ordering, 'hasSome'] as const satisfies readonly Operator[]
const worded = [...wording, 'hasSome'] as const satisfies readonly Operator[]
const byDate = { type: 'date', operators: ordered, sortable: true } as const
export const text = { type: 'text', operators: worded, sortable: true } as const
export const same = { type: 'text', operators: [...equality, 'hasSome'] } as const
export const partFilterable = {
  id: { type: 'uuid', operators: ordered },
  createdDate: byDate,
  updatedDate: byDate,
} as const satisfies Filterable

export const revisionProblem = {
  INVALID_REVISION: { status: 409, message: 'The entry has changed since it was read. Read it again.' },
} as const satisfies Problems
