import { html, type Html } from '../../http/html.ts'
import { breakable } from './breakable.ts'
import { prose } from './prose.ts'

/** JSON Schema as in the OpenAPI document: shapes that occur in several places are references. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  readOnly?: boolean
  deprecated?: boolean
  'x-sent-by'?: string[]
  'x-without-effect'?: string
  [keyword: string]: unknown
}

export interface Field {
  /** `lineItems[].quantity` */
  path: string
  type: string
  /** The entity of the field or of its entries. */
  entity: string | undefined
  /** What it means, in a sentence. */
  description: string | undefined
  notes: string[]
}

const depthMax = 6

/** A schema's fields with dotted names. An entity is only named, because it has its own page. */
export function fieldsOf(schema: Schema, prefix = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = plain(schema)
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = prefix ? `${prefix}.${name}` : name
    const inner = plain(node)
    const entry = inner.items ? plain(inner.items) : inner
    const field = {
      path,
      type: typeName(node),
      entity: nameOf(inner) ?? nameOf(entry),
      description: node.description,
      notes: notesOf(node, required.includes(name)),
    }
    const opens = depth < depthMax && entry.properties !== undefined && entry.$ref === undefined
    return [field, ...(opens ? fieldsOf(entry, inner.items ? `${path}[]` : path, depth + 1) : [])]
  })
}

/** The alternative of a nullable schema that isn't null. */
const plain = (node: Schema): Schema => node.anyOf?.find((branch) => branch.type !== 'null') ?? node

export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

function typeName(node: Schema): string {
  const inner = plain(node)
  const name =
    nameOf(inner) ??
    (inner.enum
      ? 'one of'
      : inner.items
        ? `list of ${typeName(inner.items)}`
        : (inner.type ?? (inner.const === undefined ? 'any' : 'constant')))
  return node.anyOf?.some((branch) => branch.type === 'null') ? `${name} or null` : name
}

const bounds: Readonly<Record<string, (value: unknown) => string>> = {
  enum: (values) => (values as unknown[]).join(' · '),
  minLength: (value) => (value === 0 ? '' : `from ${String(value)} characters`),
  maxLength: (value) => `to ${String(value)} characters`,
  minimum: (value) => `from ${String(value)}`,
  maximum: (value) => (value === Number.MAX_SAFE_INTEGER ? '' : `to ${String(value)}`),
  minItems: (value) => `from ${String(value)} entries`,
  maxItems: (value) => `to ${String(value)} entries`,
  'x-form': String,
  format: String,
}

function notesOf(node: Schema, isRequired: boolean): string[] {
  const inner: Schema = { ...plain(node), ...node }
  const limits = Object.entries(bounds).flatMap(([keyword, write]) => (inner[keyword] === undefined ? [] : [write(inner[keyword])]))
  const sentBy = inner['x-sent-by']
  return [
    isRequired ? 'required' : '',
    inner.deprecated ? 'deprecated' : inner.readOnly ? 'read only' : '',
    sentBy ? `sent by ${sentBy.join(' or ')} only` : '',
    ...limits,
    inner['x-without-effect'] ?? '',
  ].filter(Boolean)
}

/** The anchor of a field: `lineItems[].id` → `request-lineItems.id` */
export const fieldAnchor = (part: string, path: string): string => `${part}-${path.replaceAll('[]', '')}`

/** Fields as a table, each with an anchor; nothing if there are none. */
export function fieldTable(part: string, title: string, fields: readonly Field[]): Html | undefined {
  if (fields.length === 0) return undefined
  return html`<div class="table-box" tabindex="0" role="group" aria-label="${title}">
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning and bounds</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map((field) => row(part, field))}
      </tbody>
    </table>
  </div>`
}

function row(part: string, { path, type, entity, description, notes }: Field): Html {
  const isRequired = notes.includes('required')
  const rest = notes.filter((note) => note !== 'required')
  return html`<tr id="${fieldAnchor(part, path)}">
    <th scope="row"><code>${breakable(path)}</code></th>
    <td>${typeLink(type, entity)}</td>
    <td>${description && html`<p>${prose(description)}</p>`}${isRequired && html`<b class="must">required</b> `}${rest.join('; ')}</td>
  </tr>`
}

function typeLink(type: string, entity: string | undefined): Html {
  const [before, after] = entity === undefined ? [type, ''] : (type.split(entity, 2) as [string, string])
  return html`${before}${entity !== undefined && html`<a href="/docs/entities/${entity}">${breakable(entity)}</a>`}${after}`
}
