import { joinFragments } from '../query/conditions.ts'
import type { Target } from '../query/target.ts'
import { part, type Fragment } from '../sql.ts'
import { isPlainObject, valueOf } from './calculate.ts'
import { keepsOthers, type Expression, type Projection } from './stages.ts'

/** The included parts of an object: a whole field, or parts of the object in it. */
type IncludedFields = Map<string, IncludedFields | 'all'>

/** A document after a projection. Expressions refer to the whole document, included and excluded names to the projected object. */
export function projectDocument(projection: Projection, target: Target): Fragment {
  return projectLevel(projection, target, [])
}

const at = (path: readonly string[]): Fragment =>
  part`doc${joinFragments(
    path.map((name) => part` -> ${name}::text`),
    '',
  )}`

function projectLevel(projection: Projection, target: Target, path: readonly string[]): Fragment {
  const object = path.length === 0 ? part`doc` : part`case when ${isPlainObject(at(path))} then ${at(path)} else '{}'::jsonb end`
  const base = keepsOthers(projection)
    ? withoutFields(object, projection.exclude, path)
    : pickFields(includedFieldsOf(projection.include), { path, exclude: projection.exclude })
  const computed = projection.computed.map(
    ({ name, of }) => [name, isExpression(of) ? valueOf(of, target) : projectLevel(of, target, [...path, name])] as const,
  )
  return computed.length === 0 ? base : part`(${base} || ${objectOf(computed)})`
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
    return part`jsonb_build_object(${joinFragments(written, ', ')})`
  })
  return built.length === 1 ? built[0]! : part`(${joinFragments([part`'{}'::jsonb`, ...built], ' || ')})`
}

/** More fields than these are removed from an object at once. */
const removedAtOnceMax = 8

/** An object of those of these fields that another one has. */
export function fieldsIn(object: Fragment, names: readonly string[]): Fragment {
  if (names.length === 0) return part`'{}'::jsonb`
  if (names.length > removedAtOnceMax)
    return part`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${object}) where key = any(${names}::text[]))`
  const each = names.map(
    (name) => part`case when ${object} ? ${name}::text then ${objectOf([[name, part`${object} -> ${name}::text`]])} else '{}'::jsonb end`,
  )
  return part`(${joinFragments(each, ' || ')})`
}

function includedFieldsOf(names: readonly string[]): IncludedFields {
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
function pickFields(included: IncludedFields, { path, exclude }: ProjectedObject): Fragment {
  if (included.size === 0) return part`'{}'::jsonb`
  const whole = [...included].filter(([, inner]) => inner === 'all').map(([name]) => name)
  const partly = [...included].flatMap(([name, inner]) => (inner === 'all' ? [] : [[name, inner] as const]))
  const selected = fieldsIn(at(path), whole)
  const fields = path.length === 0 ? selected : part`case when ${isPlainObject(at(path))} then ${selected} else '{}'::jsonb end`
  const objects = partly.map(([name, inner]) => {
    const inside = [...path, name]
    const some = pickFields(inner, { path: inside, exclude: [] })
    return part`case when ${isPlainObject(at(inside))} then ${objectOf([[name, some]])} else '{}'::jsonb end`
  })
  const all = part`(${joinFragments([...(whole.length > 0 ? [fields] : []), ...objects], ' || ')})`
  return exclude.length === 0 ? all : withoutFields(all, exclude, path)
}

/** An object without these fields. Paths go through objects, so a path through anything else removes nothing. */
function withoutFields(object: Fragment, names: readonly string[], path: readonly string[]): Fragment {
  const paths = names.map((name) => name.split('.'))
  const own = paths.filter(({ length }) => length === 1).flat()
  const inner = paths.filter(({ length }) => length > 1)
  const selected = inner.map((steps) => {
    const holder = at([...path, ...steps.slice(0, -1)])
    return part` #- case when jsonb_typeof(${holder}) = 'object' then ${steps}::text[] else '{}'::text[] end`
  })
  return part`((${object} - ${own}::text[])${joinFragments(selected, '')})`
}

/** How many copies of a document's parts a projection can create. */
export const copyCount = (projection: Projection): number =>
  projection.computed.reduce((sum, { of }) => sum + (isExpression(of) ? 1 : copyCount(of)), keepsSome(projection) ? 1 : 0)

const keepsSome = (projection: Projection): boolean => projection.include.length > 0 || keepsOthers(projection)
