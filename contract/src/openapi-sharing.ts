import { capital } from './openapi-components.ts'

type Json = Record<string, unknown>

export interface Operation extends Json {
  operationId: string
  parameters: readonly Json[]
  responses: Readonly<Record<string, Json>>
  'x-filterable'?: unknown
}

interface Document extends Json {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: Json & { schemas: Json; responses: Json }
}

/** A document in which what its calls repeat is written once, below `components`: the schemas of values such as IDs, a parameter of many calls, errors, and the
 *  fields of filters. */
export function shared(document: Document): Json {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const values = new Repeated('schemas', Object.keys(document.components.schemas), shortestValue)
  visitValues(document.components.schemas, (value, name) => values.count(value, name))
  for (const { parameters, requestBody, responses } of operations)
    visitValues([parameters, requestBody, responses['200']], (value, name) => values.count(value, name))
  const parameters = new Repeated('parameters')
  const responses = new Repeated('responses', Object.keys(document.components.responses))
  const filterables = new Repeated('x-filterables')
  for (const { operationId, ...operation } of operations) {
    for (const parameter of operation.parameters) if (isOfManyCalls(parameter)) parameters.count(parameter, String(parameter.name))
    for (const [status, response] of Object.entries(operation.responses)) responses.count(response, `${operationId}.${status}`)
    if (operation['x-filterable']) filterables.count(operation['x-filterable'], operationId)
  }
  const short = (operation: Operation): Json => ({
    ...operation,
    parameters: operation.parameters.map((parameter) => mapValues(parameters.refer(parameter), values)),
    ...(operation.requestBody ? { requestBody: mapValues(operation.requestBody, values) } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, mapValues(responses.refer(response), values)]),
    ),
    ...(operation['x-filterable'] ? { 'x-filterable': filterables.refer(operation['x-filterable']) } : {}),
  })
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, short(operation)])),
      ]),
    ),
    components: {
      ...document.components,
      schemas: {
        ...(mapValues(document.components.schemas, values) as Json),
        ...mapInside(values.written() as Json, (one) => mapInside(one as Json, (inner) => mapValues(inner, values))),
      },
      responses: { ...document.components.responses, ...(mapValues(responses.written(), values) as Json) },
      parameters: parameters.written(),
      'x-filterables': filterables.written(),
    },
  }
}

/** The key of a repeated write, and the whole request in one parameter. */
const isOfManyCalls = ({ in: place, name }: Json): boolean => place === 'header' || name === '.r'

/** Shorter schemas of values are as short as a reference. */
const shortestValue = 60

/** What stands several times at one kind of place. */
class Repeated {
  readonly #section: string
  readonly #taken: Set<string>
  readonly #shortest: number
  readonly #uses = new Map<string, { name: string; count: number }>()
  constructor(section: string, taken: readonly string[] = [], shortest = 0) {
    this.#section = section
    this.#taken = new Set(taken)
    this.#shortest = shortest
  }

  /** Returns whether it is the first of its kind. */
  count(value: unknown, name: string): boolean {
    const text = JSON.stringify(value)
    if (text.length < this.#shortest || (value as Json).$ref !== undefined) return true
    const use = this.#uses.get(text)
    if (!use) this.#uses.set(text, { name, count: 1 })
    // Only what is repeated needs a name.
    else if (use.count++ === 1) use.name = this.#free(use.name)
    return !use
  }

  refer<Value>(value: Value): Value | Json {
    const use = this.#uses.get(JSON.stringify(value))
    return use && use.count > 1 ? { $ref: `#/components/${this.#section}/${use.name}` } : value
  }

  written(): Json {
    return Object.fromEntries(
      [...this.#uses].filter(([, { count }]) => count > 1).map(([text, { name }]) => [name, JSON.parse(text) as unknown]),
    )
  }

  #free(name: string): string {
    let free = name
    for (let number = 2; this.#taken.has(free); number++) free = `${name}${number}`
    this.#taken.add(free)
    return free
  }
}

/** Marks of a value at its place, which stand beside a reference. */
const marks: ReadonlySet<string> = new Set(['description', 'readOnly', 'deprecated', 'x-sent-by', 'x-without-effect'])

const isValue = (node: Json): boolean =>
  'type' in node ? ['string', 'number', 'integer'].includes(node.type as string) : Array.isArray(node.enum)

/** What can be written once: a value, a list, or one of several. */
const isShared = (node: Json): boolean => isValue(node) || node.type === 'array' || Array.isArray(node.anyOf)

const bodyOf = (node: Json): Json => Object.fromEntries(Object.entries(node).filter(([key]) => !marks.has(key)))

/** The values' schemas in a part of the document, with a name for each: that of its form, or of the field. */
function visitValues(node: unknown, visit: (body: Json, name: string) => boolean, field = 'Value'): void {
  if (Array.isArray(node)) for (const one of node) visitValues(one, visit, field)
  else if (isJson(node)) {
    if (isShared(node) && (!visit(bodyOf(node), nameOf(node, field)) || isValue(node))) return
    for (const [key, inner] of Object.entries(node)) if (key !== 'example') visitValues(inner, visit, isName(key) ? field : capital(key))
  }
}

/** A part of the document in which repeated values' schemas are references. */
function mapValues(node: unknown, values: Repeated): unknown {
  if (Array.isArray(node)) return node.map((one) => mapValues(one, values))
  if (!isJson(node)) return node
  if (isShared(node)) {
    const body = bodyOf(node)
    const reference = values.refer(body)
    if (reference !== body) return { ...reference, ...Object.fromEntries(Object.entries(node).filter(([key]) => marks.has(key))) }
  }
  return mapInside(node, (inner, key) => (key === 'example' ? inner : mapValues(inner, values)))
}

const mapInside = (node: Json, map: (inner: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, map(inner, key)]))

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null

/** Keywords of schemas, which are no names of fields. */
const isName = (key: string): boolean =>
  ['properties', 'items', 'anyOf', 'schema', 'content', 'application/json', 'requestBody'].includes(key)

/** The first words of the form that the value has, or its field. */
const nameOf = (node: Json, field: string): string =>
  typeof node['x-form'] === 'string' ? textsOfForm(node['x-form']).map(capital).join('') : field.replaceAll(/\W/g, '')

const textsOfForm = (form: string): string[] =>
  form
    .replace(/^(?:an?|the) /, '')
    .replace(/(?:,| such as | in an? | between | of zero | of a | without | and ).*/, '')
    .match(/\w+/g) ?? []
