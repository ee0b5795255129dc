import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-collections', ({ value, error }, { generation, mode }) => {
  const isToday = generation === 'current'
  const _id = `Visits_${generation}_${mode}`
  const missing = { status: 404, code: 'WDE0025' }

  test('create: the definition is returned with system fields; today its dates are Dates', () => {
    const { whole, keys, isDate } = value('created')
    expect(whole).toMatchObject({
      _id,
      displayName: 'Visits to the workshop',
      displayField: 'guest',
      permissions: { insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN', read: 'ANYONE' },
      revision: '1',
    })
    expect(keys).toEqual(['guest', 'day', 'book'])
    expect(isDate).toBe(isToday)
    const system = whole.fields.filter(({ systemField }: { systemField: boolean }) => systemField)
    expect(system.map(({ key }: { key: string }) => key)).toEqual(['_id', '_createdDate', '_updatedDate', '_owner'])
  })

  test('create: refused for an id in use, and for an invalid definition', () => {
    expect(error('created again')).toMatchObject({ status: 409, code: 'WDE0104' })
    expect(error('created wrongly').violations).toMatchObject([
      { field: 'collection.permissions.read', violatedRule: 'INVALID_ENUM_VALUE' },
    ])
  })

  test('get: as created', () => {
    expect(value('got')).toEqual(value('created').whole)
    expect(error('not there')).toMatchObject(missing)
  })

  test('get: not for visitors', () => expect(error('a visitor asks')).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' }))

  test('list: all of them, sorted, in pages', () => {
    expect(value('listed')).toBe(true)
    const { isSlice, pagingMetadata, all } = value('listed in pages')
    expect(isSlice).toBe(true)
    expect(pagingMetadata).toMatchObject({ count: 2, offset: 1, total: all })
  })

  test('update: replaces the whole definition, and not over a conflicting change', () => {
    expect(value('updated')).toMatchObject({ _id, displayName: 'Visits', displayField: 'guest', revision: '2' })
    expect(error('updated after others')).toMatchObject({ status: 409, code: 'DATA_COLLECTION_REVISION_MISMATCH' })
    if (isToday) expect(value('read back and sent again')).toEqual({ _id, revision: '3' })
  })

  test('delete: it is missing', () => {
    expect(value('deleted')).toBeNull()
    expect(error('gone')).toMatchObject(missing)
  })

  // The older packages have no patch, no calls for single fields and no restore.
  if (!isToday) return

  test('patch: omitted fields stay', () => {
    expect(value('patched')).toMatchObject({
      displayName: 'Guests',
      displayField: 'guest',
      permissions: { read: 'SITE_MEMBER', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN' },
    })
  })

  test('fields: added, changed, removed', () => {
    expect(value('field added')).toEqual(['guest', 'day', 'book', 'tea'])
    expect(error('field added again')).toMatchObject({ status: 409, code: 'DATA_FIELD_ALREADY_EXISTS' })
    expect(value('field updated')).toMatchObject({ key: 'tea', type: 'NUMBER', displayName: 'Cups' })
    expect(value('field patched')).toMatchObject({ key: 'tea', type: 'NUMBER', displayName: 'Cups', description: 'How many' })
    expect(value('field deleted')).toEqual(['guest', 'day', 'book'])
  })

  test('restore: as before', () => expect(value('restored')).toMatchObject({ _id, displayName: 'Guests', displayField: 'guest' }))
})
