import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { openapi } from './openapi.ts'
import { allCalls, mainPath } from './routes.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { description: string }>
  security?: object[]
  'x-also'?: string[]
}

interface Schema {
  required?: string[]
  properties: Record<string, { $ref?: string; readOnly?: boolean; 'x-sent-by'?: string[]; sentBy?: unknown }>
}

const document = JSON.parse(JSON.stringify(openapi(contract, { baseUrl: 'http://localhost:4400', version: '0.1.0' }))) as {
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas', Record<string, Schema>> & Record<'responses' | 'parameters' | 'x-filterables', Record<string, object>>
}
/** What a place of the document says, or refers to. */
const at = <Place extends object>(place: Place): Place => {
  const [, section, name] = /^#\/components\/([\w-]+)\/(.+)$/.exec((place as { $ref?: string }).$ref ?? '') ?? []
  return name === undefined ? place : (document.components[section as 'responses'][name] as Place)
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('every call appears once, under the path in the specification', () => {
  const told = operations.map(({ path, method, operation }) => `${operation.operationId}: ${method.toUpperCase()} ${path}`)
  expect(told.toSorted()).toEqual(
    allCalls(contract)
      .map(({ id, call }) => `${id}: ${call.method} ${mainPath(call)}`)
      .toSorted(),
  )
})

test.each(['schemas', 'responses', 'parameters', 'x-filterables'] as const)(
  'what calls have in common is written once, and referred to: %s',
  (section) => {
    const references = JSON.stringify(document).matchAll(new RegExp(`"#/components/${section}/([\\w.-]+)"`, 'g'))
    expect([...new Set(Array.from(references, ([, name]) => name))].toSorted()).toEqual(
      Object.keys(document.components[section]).toSorted(),
    )
  },
)

test('each path segment in braces is a parameter', () => {
  for (const { path, operation } of operations) {
    const named = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name)
    expect(
      operation.parameters
        .map(at)
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name),
      path,
    ).toEqual(named)
  }
})

test('a schema keeps its required fields, and annotations appear where it is used', () => {
  const { LineItem, Cart } = document.components.schemas
  expect(LineItem!.required).toContain('quantity')
  expect(Cart!.properties.id).toMatchObject({ readOnly: true })
  expect(JSON.stringify(document)).not.toContain('"sentBy"')
})

test('our own keywords become extensions', () => {
  const keywords = new Set(Array.from(JSON.stringify(document.components).matchAll(/"([\w-]+)":/g), ([, name]) => name!))
  for (const own of ['decimal', 'form', 'lowerCase', 'sentBy']) expect(keywords).not.toContain(own)
  expect(keywords).toContain('x-decimal')
})

test('metadata of a call is included: errors, other routes, allowed callers', () => {
  const { operation } = operations.find(({ operation: { operationId } }) => operationId === 'orders.getOrder')!
  expect(at(operation.responses['404']!).description).toBe('`ORDER_NOT_FOUND`: No order with this ID exists.')
  expect(operation.responses['409']).toBeUndefined()
  expect(at(operation.responses['default']!).description).toContain('429 `TOO_MANY_REQUESTS`: Too many requests.')
  expect(operation['x-also']).toEqual(['GET /ecom/v1/orders/{id}', 'GET /_api/ecom-orders/v1/orders/{id}'])
  expect(operation.security).toBeUndefined()
  expect(document.security).toEqual([{ token: [] }])
  const token = operations.find(({ operation: { operationId } }) => operationId === 'oauth.token')!.operation
  expect(token.security).toEqual([])
  expect(token.requestBody!.content['application/json']!.example).toEqual(contract.oauth.token.example)
})
