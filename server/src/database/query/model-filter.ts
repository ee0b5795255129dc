/** The query language implemented a second time, in the simplest form: the SQL is tested against it. Nothing in the server calls it. */

type Item = Readonly<Record<string, unknown>>

export function evaluate(filter: unknown, item: Item): boolean {
  return Object.entries(filter as object).every(([key, value]) => {
    if (key === '$and') return (value as unknown[]).every((member) => evaluate(member, item))
    if (key === '$or') return (value as unknown[]).some((member) => evaluate(member, item))
    if (key === '$not') return ![value].flat().some((member) => evaluate(member, item))
    return matches(valueAt(item, key), value)
  })
}

const spellings: Record<string, string> = { id: '_id', createdDate: '_createdDate', updatedDate: '_updatedDate' }

export function valueAt(item: unknown, path: string): unknown {
  const names = Object.hasOwn(spellings, path) ? [spellings[path] ?? path] : path.split('.')
  return names.reduce((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : null), item)
}

function matches(value: unknown, condition: unknown): boolean {
  if (!isObject(condition) || dateText(condition) !== undefined) return equal(value, condition)
  return Object.entries(condition).every(([operator, operand]) => operators[operator]?.(value, operand))
}

const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  $eq: equal,
  $ne: (value, operand) => !equal(value, operand),
  $gt: (value, operand) => compare(value, operand, (order) => order > 0),
  $gte: (value, operand) => compare(value, operand, (order) => order >= 0),
  $lt: (value, operand) => compare(value, operand, (order) => order < 0),
  $lte: (value, operand) => compare(value, operand, (order) => order <= 0),
  $between: (value, operand) => operators.$gte?.(value, list(operand)[0]) === true && operators.$lt?.(value, list(operand)[1]) === true,
  $in: (value, operand) => list(operand).some((one) => equal(value, one)),
  $nin: (value, operand) => !list(operand).some((one) => equal(value, one)),
  $hasSome: (value, operand) => list(operand).some((one) => equal(value, one)),
  $hasAll: (value, operand) => list(operand).length > 0 && list(operand).every((one) => equal(value, one)),
  $contains: (value, operand) => typeof value === 'string' && folded(value).includes(folded(operand)),
  $startsWith: (value, operand) => typeof value === 'string' && folded(value).startsWith(folded(operand)),
  $endsWith: (value, operand) => typeof value === 'string' && folded(value).endsWith(folded(operand)),
  $exists: (value, operand) => (value !== null) === operand,
  $isEmpty: (value, operand) => (value === null || value === '' || (Array.isArray(value) && value.length === 0)) === operand,
}

function equal(value: unknown, operand: unknown): boolean {
  if (operand === null) return value === null
  if (Array.isArray(value)) return value.some((entry) => readings(operand).some((reading) => same(entry, reading)))
  return readings(operand).some((reading) => same(value, reading))
}

function compare(value: unknown, operand: unknown, holds: (order: number) => boolean): boolean {
  return readings(operand).some((reading) => {
    if (dateText(reading) !== undefined && dateText(value) !== undefined)
      return holds(byCodePoint(dateText(value) ?? '', dateText(reading) ?? ''))
    if (typeof value !== typeof reading || isObject(value) || value === null) return false
    return holds(typeof value === 'string' ? byCodePoint(value, String(reading)) : Number(value) - Number(reading))
  })
}

/** ISO text with a time zone also means the date. */
function readings(operand: unknown): unknown[] {
  const given = typeof operand === 'string' ? operand : dateText(operand)
  const time = given && /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(given) ? Date.parse(given) : NaN
  const date = Number.isNaN(time) ? [] : [{ $date: new Date(time).toISOString() }]
  return typeof operand === 'string' ? [operand, ...date] : date.length > 0 ? date : [operand]
}

const same = (value: unknown, operand: unknown): boolean =>
  dateText(operand) === undefined ? value === operand : dateText(value) !== undefined && dateText(value) === dateText(operand)
const list = (operand: unknown): readonly unknown[] => operand as unknown[]
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const dateText = (value: unknown): string | undefined =>
  isObject(value) && Object.keys(value).join() === '$date' && typeof value.$date === 'string' ? value.$date : undefined
const byCodePoint = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
/** Character by character: ignoring case never changes the number of characters. */
const folded = (text: unknown): string =>
  Array.from(String(text), (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('')

/** jsonb's order: none < text < numbers < booleans < lists, shorter first < objects, smaller first; an empty list comes before everything. */
export function order(a: unknown, b: unknown): number {
  const [x, y] = [rank(a), rank(b)]
  if (x !== y) return x - y
  if (typeof a === 'string') return Math.sign(byCodePoint(a, String(b)))
  if (Array.isArray(a)) return orderLists(a, b as unknown[])
  return isObject(a) ? orderObjects(a, b as Record<string, unknown>) : Math.sign(Number(a) - Number(b))
}

function rank(value: unknown): number {
  if (Array.isArray(value)) return value.length === 0 ? 0 : 5
  if (value === null) return 1
  return ['string', 'number', 'boolean', 'list', 'object'].indexOf(typeof value) + 2
}

function orderLists(a: unknown[], b: unknown[]): number {
  if (a.length !== b.length) return a.length - b.length
  return a.map((entry, index) => orderWithin(entry, b[index])).find((sign) => sign !== 0) ?? 0
}

function orderObjects(a: Record<string, unknown>, b: Record<string, unknown>): number {
  const [keys, others] = [sortedKeys(a), sortedKeys(b)]
  if (keys.length !== others.length) return keys.length - others.length
  const signs = keys.flatMap((key, index) => [byCodePoint(key, others[index] ?? ''), orderWithin(a[key], b[others[index] ?? ''])])
  return signs.find((sign) => sign !== 0) ?? 0
}

/** Within another value an empty list is a list like any other. */
function orderWithin(a: unknown, b: unknown): number {
  const [x, y] = [a, b].map((value) => (Array.isArray(value) ? 5 : rank(value))) as [number, number]
  if (x !== y) return x - y
  return Array.isArray(a) ? orderLists(a, b as unknown[]) : order(a, b)
}

/** jsonb keeps shorter keys first. */
const sortedKeys = (value: Record<string, unknown>): string[] =>
  Object.keys(value).toSorted((a, b) => Buffer.byteLength(a) - Buffer.byteLength(b) || byCodePoint(a, b))
