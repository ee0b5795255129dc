import type { FieldSchema, Properties } from './fields.ts'
import { allCalls, type Areas } from './routes.ts'

/** A field with the sentence that says what it means. */
export interface DescribedField {
  /** A call that has the field, and its path there: `orders.getOrder.response.order.number`. */
  name: string
  key: string
  sentence: string | undefined
}

type Node = FieldSchema & { patternProperties?: Properties }

/** Every field of the contract's requests, responses and errors. A shape that several calls share is listed once. */
export function describedFields(areas: Areas): DescribedField[] {
  const found: DescribedField[] = []
  const seen = new Set<Properties>()
  const visit = (node: Node, name: string): void => {
    const { properties, items, anyOf = [], allOf = [], patternProperties = {} } = node
    for (const part of [...anyOf, ...allOf]) visit(part, name)
    if (items) visit(items, `${name}[]`)
    for (const values of Object.values(patternProperties)) visit(values, `${name}.*`)
    if (!properties || seen.has(properties)) return
    seen.add(properties)
    for (const [key, field] of Object.entries(properties)) {
      found.push({ name: `${name}.${key}`, key, sentence: field.description })
      visit(field, `${name}.${key}`)
    }
  }
  for (const { id, call } of allCalls(areas)) {
    visit(call.request as Node, `${id}.request`)
    visit(call.response as Node, `${id}.response`)
    for (const [code, { data }] of Object.entries(call.problems)) if (data) visit(data as Node, `${id}.${code}`)
  }
  return found
}
