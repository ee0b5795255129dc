import type { Target } from '../../database/query/target.ts'

const field = '_shuffled'

/** The sort of a shuffled page: by a hash of each item's id and the seed, so that a seed always gives the same order. */
export const shuffledSort = [{ fieldName: field, order: 'ASC' as const }]

export function shuffledTarget(target: Target, seed: number): Target {
  if (!Number.isFinite(seed)) throw new RangeError(`not a seed: ${seed}`)
  const hash = {
    sql: `(md5(${target.id.sql} || '${Math.trunc(seed)}'))`,
    type: 'text',
    operators: [],
    sortable: true,
    notNull: true,
  } as const
  return { ...target, fields: new Map([...target.fields, [field, hash]]) }
}
