import { describe, expect, test } from 'vitest'
import { describedFields } from './described.ts'
import type { FieldSchema } from './fields.ts'
import { contract } from './index.ts'
import { openapi } from './openapi.ts'
import { allCalls } from './routes.ts'

const fields = describedFields(contract)
const wrong = (isRight: (field: { key: string; sentence: string }) => boolean): string[] =>
  fields.flatMap(({ name, key, sentence = '' }) => (isRight({ key, sentence }) ? [] : [`${name}: ${sentence}`]))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
/** `lastUsedDate` → last, used, date */
const wordsOfKey = (key: string): string[] => wordsOf(key.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '))

describe('every field has a sentence', () => {
  test('that exists', () => {
    expect(fields.length).toBeGreaterThan(1_500)
    expect(wrong(({ sentence }) => sentence !== '')).toEqual([])
  })

  test('that begins with a capital or a name in backticks and ends with a full stop', () => {
    expect(wrong(({ sentence }) => /^(\p{Lu}|`)[^]*[^.]\.$/u.test(sentence) && !sentence.includes('\n'))).toEqual([])
  })

  test('of three words to 200 characters', () => {
    expect(wrong(({ sentence }) => wordsOf(sentence).length >= 3 && sentence.length <= 200)).toEqual([])
  })

  test('that isn’t the name of the field again', () => {
    const articles = new Set(['the', 'a', 'an'])
    const meaning = (sentence: string) => wordsOf(sentence).filter((word) => !articles.has(word))
    expect(wrong(({ key, sentence }) => meaning(sentence).join(' ') !== wordsOfKey(key).join(' '))).toEqual([])
  })

  test('with the typography of prose, outside code', () => {
    expect(wrong(({ sentence }) => !/["']| {2}|\.\.\./.test(sentence.replaceAll(/`[^`]*`/g, 'code')))).toEqual([])
  })
})

test('the sentence of a field wins over that of the schema it shares, whose shape is still written once', () => {
  const { getCurrentCart, estimateCurrentCartTotals } = contract.carts
  const [cart, estimated] = [getCurrentCart, estimateCurrentCartTotals].map(({ response }) => (response as FieldSchema).properties!.cart!)
  expect(cart!.description).not.toBe(estimated!.description)
  expect(cart!.properties).toBe(estimated!.properties)
})

interface Named {
  description?: string
  properties?: Record<string, Named>
}

test('the OpenAPI document has all sentences, in at most 3.1 KB per call', () => {
  const document = openapi(contract, { baseUrl: '', version: '0' })
  const text = JSON.stringify(document)
  const missing: string[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, field] of Object.entries((node as Named).properties ?? {})) if (!field.description) missing.push(`${path}.${key}`)
    for (const [key, inner] of Object.entries(node)) visit(inner, `${path}.${key}`)
  }
  visit(document, '')
  const parameters = Object.entries(document.paths as Record<string, Record<string, { parameters: (Named & { name: string })[] }>>).flatMap(
    ([path, methods]) =>
      Object.values(methods).flatMap((method) =>
        method.parameters.filter((one) => !('$ref' in one)).map((parameter) => ({ path, ...parameter })),
      ),
  )
  const { parameters: written } = document.components as { parameters: Record<string, Named> }
  const shared = Object.entries(written).map(([name, parameter]) => ({
    path: 'components',
    name,
    ...parameter,
  }))
  expect([
    ...missing,
    ...[...parameters, ...shared].filter(({ description }) => !description).map(({ path, name }) => `${path} ${name}`),
  ]).toEqual([])
  expect(text.length / allCalls(contract).length).toBeLessThan(3_100)
})
