import { evaluate, order } from '../query/model-filter.ts'
import { productOf, quotientOf, remainderOf, sumOf, decimalText } from './model-decimal.ts'

/** The pipelines implemented a second time, in the simplest form: the SQL is tested against it. Nothing in the server calls it. Stages are in the wire's form. */

type Doc = Record<string, unknown>
// The input is read as it is on the wire, unvalidated.
// oxlint-disable-next-line typescript/no-explicit-any
type PipelineInput = any

/** A document with its identity. */
interface Row {
  doc: Doc
  identity: readonly unknown[]
}

export function evaluatePipeline(stages: readonly unknown[], items: readonly Doc[]): unknown[] {
  const rows = items.map((doc) => ({ doc, identity: [doc._id] })).toSorted((a, b) => order(a.doc._id, b.doc._id))
  const out = stages.reduce<readonly Row[]>((before, stage) => {
    const [kind, asked] = Object.entries(stage as Doc)[0]!
    return kinds[kind]!(before, asked)
  }, rows)
  return out.map(({ doc }) => doc)
}

const kinds: Record<string, (rows: readonly Row[], asked: PipelineInput) => readonly Row[]> = {
  filter: (rows, filter) => rows.filter(({ doc }) => evaluate(filter, doc)),
  limit: (rows, count) => rows.slice(0, count),
  skip: (rows, count) => rows.slice(count),
  sort: (rows, { values }) => sortRows(rows, values),
  group: groupRows,
  projection: (rows, { fields }) => rows.map(({ doc, identity }) => ({ doc: project(fields, { doc, object: doc }), identity })),
  unwindArray: (rows, { arrayFieldName }) => rows.flatMap((row) => unwind(row, arrayFieldName.split('.'))),
  objectToArray: (rows, { objectFieldName, destinationFieldName }) =>
    rows.map(({ doc, identity }) => ({ doc: { ...doc, [destinationFieldName]: toList(at(doc, objectFieldName)) }, identity })),
}

function at(doc: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : null), doc)
}

function sortRows(rows: readonly Row[], values: readonly { fieldName: string; order?: string }[]): Row[] {
  const last = values.at(-1)?.order === 'DESC' ? -1 : 1
  return rows.toSorted((a, b) => {
    const signs = values.map(
      ({ fieldName, order: direction }) => order(at(a.doc, fieldName), at(b.doc, fieldName)) * (direction === 'DESC' ? -1 : 1),
    )
    return [...signs, ...a.identity.map((one, index) => last * order(one, b.identity[index]))].find((sign) => sign !== 0) ?? 0
  })
}

function groupRows(rows: readonly Row[], { groupIds = [], accumulators = [] }: PipelineInput): Row[] {
  const made = rows.map(({ doc }) => ({
    doc,
    values: groupIds.map(({ expression }: PipelineInput) => evaluateExpression(expression, doc)) as unknown[],
  }))
  const groups = [...Map.groupBy(made, ({ values }) => canonical(values)).values()]
  if (groupIds.length === 0 && groups.length === 0) groups.push([])
  const out = groups.map((group) => {
    const values = groupIds.length === 0 ? [null] : group[0]!.values
    const id =
      groupIds.length === 0
        ? {}
        : { _id: Object.fromEntries(groupIds.map(({ key }: PipelineInput, index: number) => [key, values[index]])) }
    const figures = accumulators.map(({ resultFieldName, ...asked }: PipelineInput) => {
      const [kind, { expression }] = Object.entries(asked)[0] as [string, PipelineInput]
      return [resultFieldName, accumulate[kind]!(group.map(({ doc }) => evaluateExpression(expression, doc)))]
    })
    return { doc: { ...id, ...Object.fromEntries(figures) }, identity: values }
  })
  return out.toSorted((a, b) => a.identity.map((one, index) => order(one, b.identity[index])).find((sign) => sign !== 0) ?? 0)
}

const numbersIn = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')
const accumulate: Record<string, (values: readonly unknown[]) => unknown> = {
  sum: (values) => sumOf(numbersIn(values)),
  avg: (values) => (numbersIn(values).length === 0 ? null : quotientOf(numbersIn(values), numbersIn(values).length)),
  min: (values) => values.filter((value) => value !== null).toSorted(order)[0] ?? null,
  max: (values) =>
    values
      .filter((value) => value !== null)
      .toSorted(order)
      .at(-1) ?? null,
  first: (values) => values[0] ?? null,
  last: (values) => values.at(-1) ?? null,
  push: (values) => values,
}

function project(fields: readonly PipelineInput[], { doc, object }: { doc: Doc; object: unknown }): Doc {
  const own = isPlain(object) ? object : {}
  const included = fields.flatMap(({ include }) => (include ? [include.fieldName.split('.')] : []))
  const excluded = fields.flatMap(({ exclude }) => (exclude ? [exclude.fieldName.split('.')] : []))
  const base = keepsOthers(fields) ? own : pick(own, included)
  const made = fields.flatMap(({ reshape, projectNested: nested }) => {
    if (reshape) return [[reshape.resultFieldName, evaluateExpression(reshape.expression, doc)]]
    return nested ? [[nested.resultFieldName, project(nested.fields, { doc, object: at(own, nested.resultFieldName) })]] : []
  })
  return { ...excluded.reduce<Doc>(without, base), ...Object.fromEntries(made) }
}

const keepsOthers = (fields: readonly PipelineInput[]): boolean =>
  !fields.some(({ include }) => include) &&
  fields.some(({ exclude, projectNested }) => exclude || (projectNested && keepsOthers(projectNested.fields)))

function pick(object: Doc, paths: readonly string[][]): Doc {
  const names = new Set(paths.map(([name]) => name!))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (!Object.hasOwn(object, name)) return []
      const inner = paths.filter(([first]) => first === name).map((path) => path.slice(1))
      const value = object[name]
      if (inner.some((path) => path.length === 0)) return [[name, value]]
      return isPlain(value) ? [[name, pick(value, inner)]] : []
    }),
  )
}

function without(object: Doc, [name, ...rest]: string[]): Doc {
  const others = Object.entries(object).filter(([key]) => key !== name)
  if (rest.length === 0) return Object.fromEntries(others)
  const held = Object.hasOwn(object, name!) ? object[name!] : undefined
  return isObject(held) ? Object.fromEntries([...others, [name!, without(held, rest)]]) : object
}

function unwind({ doc, identity }: Row, path: string[]): Row[] {
  const value = at(doc, path.join('.'))
  const entries = Array.isArray(value) ? value : value === null ? [] : [value]
  return entries.map((entry, index) => ({ doc: put(doc, path, entry), identity: [...identity, index] }))
}

const put = (doc: Doc, [name, ...rest]: string[], value: unknown): Doc =>
  Object.fromEntries(
    Object.entries(doc).map(([key, held]) => [key, key !== name ? held : rest.length === 0 ? value : put(held as Doc, rest, value)]),
  )

/** Keys in jsonb's order: shorter first. */
const toList = (value: unknown): unknown =>
  isPlain(value)
    ? Object.keys(value)
        .toSorted((a, b) => Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .map((k) => ({ k, v: value[k] }))
    : null

function evaluateExpression(expression: PipelineInput, doc: Doc): unknown {
  const [kind, asked] = Object.entries<PipelineInput>(expression)[0]!
  if (kind === 'fieldPath') return at(doc, asked)
  if (kind === 'text' || kind === 'numeric') return asked
  const { expressions, expression: one, firstExpression, secondExpression, startExpression, lengthExpression } = asked
  const operands = expressions ?? [one ?? firstExpression, secondExpression ?? startExpression, lengthExpression].filter((given) => given)
  return operations[kind]!(operands.map((operand: PipelineInput) => evaluateExpression(operand, doc)))
}

const ofNumbers =
  (reckon: (numbers: readonly number[]) => number | null) =>
  (values: readonly unknown[]): number | null =>
    values.every((value) => typeof value === 'number') ? reckon(values) : null
const ofTexts =
  (reckon: (texts: readonly string[]) => unknown) =>
  (values: readonly unknown[]): unknown =>
    values.every((value) => typeof value === 'string') ? reckon(values) : null

/** Character by character: changing case never changes the number of characters. */
const mapCharacters = (turn: (letter: string) => string) =>
  ofTexts(([text]) => Array.from(text!, (letter) => (turn(letter).length === letter.length ? turn(letter) : letter)).join(''))

const operations: Record<string, (values: readonly unknown[]) => unknown> = {
  add: ofNumbers(sumOf),
  sum: (values) => sumOf(numbersIn(values)),
  multiply: ofNumbers(productOf),
  subtract: ofNumbers(([a, b]) => sumOf([a!, -b!])),
  divide: ofNumbers(([a, b]) => quotientOf([a!], b!)),
  mod: ofNumbers(([a, b]) => remainderOf(a!, b!)),
  abs: ofNumbers(([a]) => Math.abs(a!)),
  floor: ofNumbers(([a]) => Math.floor(a!)),
  ceil: ofNumbers(([a]) => Math.ceil(a!)),
  concat: ofTexts((texts) => texts.join('')),
  toLower: mapCharacters((letter) => letter.toLowerCase()),
  toUpper: mapCharacters((letter) => letter.toUpperCase()),
  length: ofTexts(([text]) => [...text!].length),
  stringify: ([value]) => {
    if (typeof value === 'number') return decimalText(value)
    if (typeof value === 'string' || typeof value === 'boolean') return String(value)
    return isDate(value) ? value.$date : null
  },
  substring: ([text, start, length = Infinity]) => {
    if (typeof text !== 'string' || typeof start !== 'number' || typeof length !== 'number') return null
    const [from, many] = [Math.floor(start), Math.floor(length)]
    return from < 0 || many < 0 ? null : [...text].slice(from, from + many).join('')
  },
}

const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate = (value: unknown): value is { $date: string } =>
  isObject(value) && Object.keys(value).join() === '$date' && typeof value.$date === 'string'
const isPlain = (value: unknown): value is Doc => isObject(value) && !isDate(value)

/** The same text for equal values, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    isObject(held) ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1))) : held,
  )
