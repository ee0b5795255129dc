import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { storedDoc } from '../../../../../tests/support/customized.ts'
import { createProduct, createSized } from '../../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const partsNamed = (name: string) =>
  site.database.rows<{ id: string; kind: string; choices: number }>({
    text: `select id, kind, jsonb_array_length(coalesce(doc -> 'choices', '[]')) as choices from catalogue_parts where site_id = $1 and name = $2 order by kind`,
    values: [site.siteId, name],
    name: undefined,
  })

describe('at the same time', () => {
  test('new products with one new brand and option have the same parts', async () => {
    const productOptions = [{ name: 'Grip', choices: [{ value: 'Left' }, { value: 'Right' }] }]
    const created = await Promise.all(
      Array.from({ length: 8 }, () => createSized(olga, { brand: 'Ember', ribbon: 'Fresh', productOptions })),
    )
    const docs = await Promise.all(created.map(({ id }) => storedDoc(site, id)))
    for (const idOf of [
      (at: number) => docs[at]!.brandId,
      (at: number) => docs[at]!.options[0]!.partId,
      (at: number) => docs[at]!.options[0]!.choices[0]!.choiceId,
    ])
      expect(new Set(docs.map((_, at) => idOf(at))).size).toBe(1)
    expect(await partsNamed('Ember')).toEqual([{ id: docs[0]!.brandId, kind: 'brand', choices: 0 }])
    expect(await partsNamed('Grip')).toEqual([{ id: docs[0]!.options[0]!.partId, kind: 'customization', choices: 2 }])
  })

  test('changes of products give one option all of their choices', async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => createProduct(olga)))
    await Promise.all(
      created.map(({ id }, at) =>
        olga.catalogue.updateProduct({
          product: { id, manageVariants: true, productOptions: [{ name: 'Reach', choices: [{ value: `${at} m` }] }] },
        }),
      ),
    )
    expect(await partsNamed('Reach')).toMatchObject([{ choices: 6 }])
  })

  test('changes of brands in opposite orders don’t wait for each other forever', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `Circle ${at}`)
    const created = await Promise.all(names.map((brand, at) => createProduct(olga, { brand, ribbon: names.at(-1 - at) })))
    await Promise.all(
      created.map(({ id }, at) => olga.catalogue.updateProduct({ product: { id, brand: names.at(-1 - at), ribbon: names[at] } })),
    )
    expect(await partsNamed('Circle 0')).toHaveLength(2)
  })
})

test('what doesn’t name other parts takes no statement for them', async () => {
  const { id } = await createSized(olga, { brand: 'Calm' })
  const count = (changes: object) => statementsOf(site.database, () => olga.catalogue.updateProduct({ product: { id, ...changes } }))
  const plain = await count({ weight: 2 })
  expect(await count({ weight: 3, brand: 'Calm' })).toBe(plain)
  // Locked and inserted.
  expect(await count({ weight: 4, brand: 'Calmer' })).toBe(plain + 2)
  // Locked.
  expect(await count({ weight: 5, brand: 'Calm' })).toBe(plain + 1)
})
