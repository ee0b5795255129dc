import type { TSchema } from 'typebox'

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  enum?: unknown[]
  readOnly?: boolean
  deprecated?: boolean
  sentBy?: string[]
}

export interface Field {
  name: string
  type: string
  notes: string
}

const depthMax = 4

/** A schema's fields in dotted form, as deep as a page can bear. */
export function fieldsOf(schema: TSchema, prefix = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = plain(schema as Node)
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = prefix ? `${prefix}.${name}` : name
    const inner = plain(node)
    const entry = inner.items ? plain(inner.items) : inner
    const below = depth < depthMax && entry.properties ? fieldsOf(entry, inner.items ? `${path}[]` : path, depth + 1) : []
    return [{ name: path, type: typeName(node), notes: notesOf(node, required.includes(name)) }, ...below]
  })
}

const plain = (node: Node): Node => node.anyOf?.find((branch) => branch.type !== 'null') ?? node

function typeName(node: Node): string {
  const inner = plain(node)
  const name = inner.enum ? 'one of' : inner.items ? `list of ${typeName(inner.items)}` : (inner.type ?? 'any')
  return node.anyOf?.some((branch) => branch.type === 'null') ? `${name} or null` : name
}

const bounds: Readonly<Record<string, (value: unknown) => string>> = {
  enum: (values) => (values as unknown[]).join(', '),
  minLength: (value) => (value === 0 ? '' : `from ${String(value)} characters`),
  maxLength: (value) => `to ${String(value)} characters`,
  minimum: (value) => `from ${String(value)}`,
  maximum: (value) => `to ${String(value)}`,
  minItems: (value) => `from ${String(value)} entries`,
  maxItems: (value) => `to ${String(value)} entries`,
  description: (value) => String(value),
  format: (value) => String(value),
}

function notesOf(node: Node, isRequired: boolean): string {
  const inner = { ...plain(node), ...node }
  const limits = Object.entries(bounds).flatMap(([keyword, write]) =>
    (inner as Record<string, unknown>)[keyword] === undefined ? [] : [write((inner as Record<string, unknown>)[keyword])],
  )
  return [
    isRequired ? 'required' : '',
    inner.readOnly ? 'read only' : '',
    inner.deprecated ? 'deprecated' : '',
    inner.sentBy ? `sent by ${inner.sentBy.join(' or ')} only` : '',
    ...limits,
  ]
    .filter(Boolean)
    .join('; ')
}
