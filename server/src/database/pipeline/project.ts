import { joined } from '../query/conditions.ts'
import type { Target } from '../query/target.ts'
import { part, type Fragment } from '../sql.ts'
import { isPlainObject, valueOf } from './calculate.ts'
import { keepsOthers, type Expression, type Projection } from './stages.ts'

/** The included parts of an object: a whole field, or parts of the object in it. */
type IncludedFields = Map<string, IncludedFields | 'all'>

/** A document after a projection. Expressions refer to the whole document, included and excluded names to the projected object. */
export function projected(projection: Projection, target: Target): Fragment {
  return level(projection, target, [])
}

const at = (path: readonly string[]): Fragment =>
  part`doc${joined(
    path.map((name) => part` -> ${name}::text`),
    '',
  )}`

function level(projection: Projection, target: Target, path: readonly string[]): Fragment {
  const object = path.length === 0 ? part`doc` : part`case when ${isPlainObject(at(path))} then ${at(path)} else '{}'::jsonb end`
  const base = keepsOthers(projection)
    ? without(object, projection.exclude, path)
    : picked(keptOf(projection.include), { path, exclude: projection.exclude })
  const made = projection.made.map(
    ({ name, of }) => [name, isExpression(of) ? valueOf(of, target) : level(of, target, [...path, name])] as const,
  )
  return made.length === 0 ? base : part`(${base} || ${objectOf(made)})`
}

const isExpression = (of: Expression | Projection): of is Expression => 'kind' in of

/** A function takes at most a hundred arguments. */
const pairsMax = 40

/** An object of these fields. */
export function objectOf(pairs: readonly (readonly [string, Fragment])[]): Fragment {
  const chunks = Array.from({ length: Math.ceil(pairs.length / pairsMax) }, (_, index) =>
    pairs.slice(index * pairsMax, (index + 1) * pairsMax),
  )
  const built = chunks.map((chunk) => {
    const written = chunk.map(([name, value]) => part`${name}::text, ${value}`)
    return part`jsonb_build_object(${joined(written, ', ')})`
  })
  return built.length === 1 ? built[0]! : part`(${joined([part`'{}'::jsonb`, ...built], ' || ')})`
}

/** More fields than these are removed from an object at once. */
const apartMax = 8

/** An object of those of these fields that another one has. */
export function fieldsIn(object: Fragment, names: readonly string[]): Fragment {
  if (names.length === 0) return part`'{}'::jsonb`
  if (names.length > apartMax)
    return part`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${object}) where key = any(${names}::text[]))`
  const each = names.map(
    (name) => part`case when ${object} ? ${name}::text then ${objectOf([[name, part`${object} -> ${name}::text`]])} else '{}'::jsonb end`,
  )
  return part`(${joined(each, ' || ')})`
}

function keptOf(names: readonly string[]): IncludedFields {
  const kept: IncludedFields = new Map()
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop()!
    let inner: IncludedFields | 'all' = kept
    for (const step of path) {
      if (inner === 'all') break
      if (!inner.has(step)) inner.set(step, new Map())
      inner = inner.get(step)!
    }
    if (inner !== 'all') inner.set(last, 'all')
  }
  return kept
}

/** An object of the document, and its excluded fields. */
interface ProjectedObject {
  path: readonly string[]
  exclude: readonly string[]
}

/** The included fields of an object, as far as it has them. */
function picked(kept: IncludedFields, { path, exclude }: ProjectedObject): Fragment {
  if (kept.size === 0) return part`'{}'::jsonb`
  const whole = [...kept].filter(([, inner]) => inner === 'all').map(([name]) => name)
  const partly = [...kept].flatMap(([name, inner]) => (inner === 'all' ? [] : [[name, inner] as const]))
  const taken = fieldsIn(at(path), whole)
  const fields = path.length === 0 ? taken : part`case when ${isPlainObject(at(path))} then ${taken} else '{}'::jsonb end`
  const objects = partly.map(([name, inner]) => {
    const inside = [...path, name]
    const some = picked(inner, { path: inside, exclude: [] })
    return part`case when ${isPlainObject(at(inside))} then ${objectOf([[name, some]])} else '{}'::jsonb end`
  })
  const all = part`(${joined([...(whole.length > 0 ? [fields] : []), ...objects], ' || ')})`
  return exclude.length === 0 ? all : without(all, exclude, path)
}

/** An object without these fields. Paths go through objects, so a path through anything else removes nothing. */
function without(object: Fragment, names: readonly string[], path: readonly string[]): Fragment {
  const paths = names.map((name) => name.split('.'))
  const own = paths.filter(({ length }) => length === 1).flat()
  const inner = paths.filter(({ length }) => length > 1)
  const taken = inner.map((steps) => {
    const holder = at([...path, ...steps.slice(0, -1)])
    return part` #- case when jsonb_typeof(${holder}) = 'object' then ${steps}::text[] else '{}'::text[] end`
  })
  return part`((${object} - ${own}::text[])${joined(taken, '')})`
}

/** How many copies of a document's parts a projection can create. */
export const copiesOf = (projection: Projection): number =>
  projection.made.reduce((sum, { of }) => sum + (isExpression(of) ? 1 : copiesOf(of)), keepsSome(projection) ? 1 : 0)

const keepsSome = (projection: Projection): boolean => projection.include.length > 0 || keepsOthers(projection)
