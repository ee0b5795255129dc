import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('collections-writing', ({ value, error, sent }, { generation, mode }) => {
  const name = `Writing ${generation} ${mode}`
  const slug = `writing-${generation}-${mode}`

  test('a collection is created with a slug of its name, and a taken slug is refused', () => {
    expect(value('created')).toMatchObject({ name, slug, description: 'New', visible: true, numberOfProducts: 0 })
    expect(error('taken')).toMatchObject({ status: 409, code: 'SLUG_ALREADY_EXISTS' })
    expect(error('without a name').violations).toMatchObject([{ field: 'collection.name', violatedRule: 'REQUIRED_FIELD' }])
    expect(error('by a visitor').status).toBe(403)
  })

  test('products are added, each once, and removed', () => {
    expect(value('with products')).toBe(3)
    expect(value('members').toSorted()).toEqual(value('goods').toSorted())
    expect(value('members left')).toEqual([value('goods')[0]])
    expect(error('unknown product')).toMatchObject({ status: 404, code: 'PRODUCTS_NOT_FOUND' })
  })

  test('what was read can be sent back with changes; null clears a text', () => {
    expect(value('updated')).toMatchObject({ _id: value('created')._id, name: `${name} again`, slug, description: '', numberOfProducts: 1 })
  })

  test('it is deleted once; “All Products” never', () => {
    expect(error('deleted again')).toMatchObject({ status: 404, code: 'COLLECTION_NOT_FOUND' })
    expect(error('all products')).toMatchObject({ status: 409, code: 'ALL_PRODUCTS_FIXED' })
  })

  test('the paths are those of the packages', () => {
    const id = value('created')._id
    const paths = [sent('created'), sent('added'), sent('removed'), sent('updated'), sent('deleted')].map(([request]) => request)
    const prefix = mode === 'www' ? '/stores' : '/_api/catalog-server'
    expect(paths.map((request) => `${request?.method} ${request?.path.split('?')[0]}`)).toEqual([
      `POST ${prefix}/v1/collections`,
      `POST ${prefix}/v1/collections/${id}/productIds`,
      `POST ${prefix}/v1/collections/${id}/productIds/delete`,
      `PATCH ${prefix}/v1/collections/${id}`,
      `DELETE ${prefix}/v1/collections/${id}`,
    ])
  })
})
