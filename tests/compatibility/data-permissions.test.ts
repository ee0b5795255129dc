import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-permissions', ({ value, error }, { generation, mode }) => {
  const id = `Doors_${generation}_${mode}`
  const opened = { _id: id, itemRead: 'ANYONE', itemInsert: 'ANYONE', itemUpdate: 'SITE_MEMBER_AUTHOR', itemRemove: 'CMS_EDITOR' }

  // The older packages only support the collection's permissions.
  test.runIf(generation === 'current')('get and update: the collection’s own permissions', () => {
    const closed = { itemInsert: 'CMS_EDITOR', itemUpdate: 'CMS_EDITOR', itemRemove: 'CMS_EDITOR' }
    expect(value('permissions').dataPermissions).toEqual({ _id: id, itemRead: 'ANYONE', ...closed, specialPermissions: [] })
    expect(value('opened').dataPermissions).toEqual({ ...opened, specialPermissions: [] })
    expect(value('collection then')).toEqual({ read: 'ANYONE', insert: 'ANYONE', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN' })
  })

  test.runIf(generation === 'current')('getDataCollection: includes the caller’s permissions on request', () => {
    expect(value('what the owner may').unasked).toBe(false)
    expect(value('what the owner may').told).toEqual({ itemRead: true, itemInsert: true, itemUpdate: true, itemRemove: true })
  })

  test.runIf(generation === 'current')('getMyPermissions: the caller’s permissions', () => {
    expect(value('mine as the owner')).toEqual({ itemRead: true, itemInsert: true, itemUpdate: true, itemRemove: true })
    expect(value('mine as a visitor')).toEqual({ itemRead: true, itemInsert: false, itemUpdate: false, itemRemove: false })
    expect(value('a visitor then')).toEqual({ itemRead: true, itemInsert: true, itemUpdate: false, itemRemove: false })
  })

  test.runIf(generation === 'current').each([
    ['a visitor opens', { status: 403, code: 'PERMISSION_DENIED' }],
    ['of no collection', { status: 404, code: 'WDE0025' }],
    ['special', { status: 422, code: 'SPECIAL_PERMISSIONS_NOT_OFFERED' }],
    ['special changed', { status: 404, code: 'NOT_FOUND' }],
    ['special removed', { status: 404, code: 'NOT_FOUND' }],
  ])('refused: %s', (step, refusal) => expect(error(step)).toMatchObject(refusal))

  test.runIf(generation === 'current')('refused: a level above all roles, named by its path', () => {
    expect(error('above all roles').message).toContain('dataPermissions.itemRead')
  })
})
