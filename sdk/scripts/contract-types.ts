import type { Call } from '@stoa/contract/call'
import { componentsOfCalls } from '@stoa/contract/openapi'
import { capital } from '@stoa/contract/openapi-components'
import { allCalls, type Areas, type NamedCall } from '@stoa/contract/routes'

/** A schema as the OpenAPI document writes it. */
interface Node {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Node>>
  required?: readonly string[]
  patternProperties?: Readonly<Record<string, Node>>
  items?: Node
  anyOf?: readonly Node[]
  enum?: readonly unknown[]
  const?: unknown
  description?: string
  readOnly?: boolean
  deprecated?: boolean
  'x-sent-by'?: readonly string[]
  'x-without-effect'?: string
}

const head = `// Generated from the contract by sdk/scripts/write-contract-types.ts.
import type { CallFunction } from './call-function.ts'
`

/** The calls as TypeScript, with the sentences of the contract as comments, so that editors show them (decision 0085). */
export function contractTypes(areas: Areas): string {
  const components = componentsOfCalls(areas)
  const shared = Object.entries(components.schemas()).map(([name, schema]) => declaration(name, schema as Node))
  const byArea = [...Map.groupBy(allCalls(areas), ({ area }) => area)]
  const ofAreas = byArea.flatMap(([area, calls]) => declareCalls(area, calls, (schema) => components.refer(schema) as Node))
  const list = byArea.map(([area]) => `  readonly ${area}: ${capital(area)}Calls\n`).join('')
  return [head, ...shared, ...ofAreas, `/** All calls by area and name. */\nexport interface Calls {\n${list}}\n`].join('\n')
}

/** The types of an area’s requests and responses, except those that calls share, and its calls. */
function declareCalls(area: string, calls: readonly NamedCall[], refer: (schema: Call['request']) => Node): string[] {
  const declarations: string[] = []
  const nameOf = (name: string, schema: Node): string => {
    if (schema.$ref) return typeOf(schema, '')
    declarations.push(declaration(name, schema))
    return name
  }
  const functions = calls.map(({ name, call }) => {
    const own = `${capital(area)}${capital(name)}`
    const [input, output] = [nameOf(`${own}Request`, refer(call.request)), nameOf(`${own}Response`, refer(call.response))]
    return `${comment(describeCall(call), '  ')}  readonly ${name}: CallFunction<${input}, ${output}>\n`
  })
  return [...declarations, `export interface ${capital(area)}Calls {\n${functions.join('')}}\n`]
}

const declaration = (name: string, schema: Node): string =>
  schema.properties ? `export interface ${name} ${objectType(schema, '')}\n` : `export type ${name} = ${typeOf(schema, '')}\n`

const describeCall = ({ summary, description, allow, permission, problems }: Call): readonly string[] => [
  summary,
  ...(description === undefined ? [] : ['', description]),
  '',
  `Callers: ${allow === 'anyone' ? 'anyone' : `${allow.join(', ')}. Permission: \`${permission}\``}.`,
  ...(Object.keys(problems).length === 0 ? [] : ['', 'Errors:']),
  ...Object.entries(problems).map(([code, { message }]) => `- \`${code}\`: ${message}`),
]

const describeField = ({
  description = '',
  readOnly,
  deprecated,
  'x-sent-by': senders,
  'x-without-effect': note,
}: Node): readonly string[] => {
  const marks = [
    description,
    senders && `Sent by ${senders.join(' or ')} only.`,
    readOnly && !/ignored/i.test(description) && 'Ignored in requests.',
    note && `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
  ]
  return [marks.filter(Boolean).join(' '), ...(deprecated ? ['@deprecated'] : [])]
}

/** A comment above a declaration. Its text can’t end it. */
function comment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'))
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}`.trimEnd() + '\n').join('')}${indent} */\n`
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(node: Node, indent: string): string {
  const { $ref, items, anyOf, patternProperties, properties, type = '' } = node
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in node) return literal(node.const)
  if (node.enum) return node.enum.map(literal).join(' | ')
  if (anyOf) return [...new Set(anyOf.map((branch) => typeOf(branch, indent)))].join(' | ')
  if (items) return `${isUnion(items) ? `(${typeOf(items, indent)})` : typeOf(items, indent)}[]`
  if (patternProperties) return `{ [key: string]: ${typeOf(Object.values(patternProperties)[0]!, indent)} }`
  if (properties) return objectType(node, indent)
  return primitives[type] ?? 'unknown'
}

const isUnion = (node: Node): boolean => node.enum !== undefined || node.anyOf !== undefined

/** As the formatter writes it. */
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value)

function objectType({ properties = {}, required = [] }: Node, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${comment(describeField(field), inner)}${inner}${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, inner)}\n`,
  )
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))
