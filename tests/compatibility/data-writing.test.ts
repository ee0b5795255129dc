import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const iso = { $date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) }
const fired = { $date: '2026-05-06T07:08:09.010Z' }
const nobody = { code: 'WDE0073' }
const otherwise = { code: 'CONDITION_NOT_MET' }

describeWorlds('data-writing', ({ value, error }, { generation }) => {
  const isToday = generation === 'current'
  /** The path of a request field in 2024. */
  const at = (field: string): string => (isToday ? field : `options.${field}`)

  test('insert: an item is returned with an id and system fields, whatever was sent for them', () => {
    const { _id, _owner, _createdDate, ...jar } = value('inserted')
    expect(jar).toMatchObject({ name: 'Juniper', sizes: [1, 2.5], lid: null, _updatedDate: iso })
    expect(_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(_owner).not.toBe('somebody')
    expect(_createdDate).toEqual(iso)
    expect(_createdDate.$date).not.toMatch(/^2001/)
  })

  test('insert: dates stay dates at any depth and texts stay texts; today they are returned as Date', () => {
    expect(value('inserted')).toMatchObject({ fired, inside: { glazed: fired, dates: [fired] }, text: '2026-05-06T07:08:09Z' })
    expect(value('inserted').isDate).toEqual([isToday, isToday, isToday])
  })

  test('get: an item by a custom id, complete or with selected fields', () => {
    expect(value('inserted under an id')).toMatchObject({ _id: 'jar ä', name: 'Ash' })
    expect(value('got')).toEqual(value('inserted under an id'))
    expect(value('got in part').toSorted()).toEqual(['_id', 'name'])
    expect(value('got with options')).toBe('Ash')
  })

  test('update: omitted fields are dropped except system fields; a read item can be sent back', () => {
    const { _createdDate, _owner } = value('got')
    expect(value('updated')).toEqual({ _id: 'jar ä', glaze: 'celadon', _createdDate, _owner, _updatedDate: iso })
    expect(value('read back and sent again')).toMatchObject({ glaze: 'celadon', lid: true, _createdDate })
  })

  test('save: inserts new items, updates existing ones', () => {
    expect(value('saved')).toEqual([1, 2, 1])
    expect(value('saved without an id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('remove: returns the removed item', () => expect(value('removed')).toEqual([2, 0]))

  test('WDE0073: a missing item; today get and remove return null', () => {
    for (const step of ['got nothing', 'removed nothing'])
      if (isToday) expect(value(step)).toBeNull()
      else expect(error(step)).toMatchObject({ ...nobody, status: 404 })
    expect(error('updated nothing')).toMatchObject(nobody)
  })

  test.each([
    ['taken', 'WDE0074'],
    ['unknown collection', 'WDE0025'],
    ['a visitor writes', 'WDE0027'],
    ['too large', 'WDE0009'],
  ])('%s: %s', (step, code) => {
    const { isError, description, message } = error(step)
    expect(error(step)).toMatchObject({ code })
    expect(isError).toBe(isToday)
    if (isToday) expect(message).toBe(description)
  })

  test('a visitor can read public collections', () => expect(value('a visitor reads')).toBe('celadon'))

  test('an error is named by its path', () => {
    expect(error('no date').violations).toMatchObject([{ field: at('dataItem.data.inside[0].fired.$date'), violatedRule: 'FORMAT' }])
    if (isToday) expect(error('updated without an id').violations).toMatchObject([{ field: 'dataItem.id', violatedRule: 'REQUIRED_FIELD' }])
  })

  test('far too large: today the packages raise their own error', () => {
    if (isToday) expect(error('far too large').message).toMatch(/^WDE0109: /)
    else expect(error('far too large')).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  test('bulkInsert, bulkUpdate, bulkSave, bulkRemove: a result for each item', () => {
    expect(['inserted', 'updated', 'saved', 'removed'].map((what) => value(`many ${what}`))).toMatchObject(
      isToday ? countedToday : toldIn2024,
    )
    expect(value('many read')).toEqual(['ash', 'tenmoku', 'shino'])
  })

  test('at most a thousand items at once', () => {
    expect(value('a thousand')).toEqual([1000, 1000])
    if (isToday) expect(error('a thousand and one').code).toBe('WDE0069')
    else expect(error('a thousand and one').violations).toMatchObject([{ field: 'options.dataItemIds', violatedRule: 'MAX_SIZE' }])
  })

  test('truncate: no items remain', () => expect(value('truncated')).toEqual([null, 0]))

  // The older packages send no conditions and no patches.
  if (!isToday) return

  test('conditions: only a matching item is changed', () => {
    expect(value('updated as it is')).toMatchObject({ state: 'sold' })
    expect(error('updated as it was')).toMatchObject(otherwise)
    expect(value('many updated on condition')).toMatchObject({ updatedItemIds: ['z'], errors: [{ originalIndex: 0, ...otherwise }] })
    expect(error('removed as it was')).toMatchObject(otherwise)
    expect(value('removed as it is')).toBe('sold')
    expect(value('many removed on condition')).toMatchObject({ removedItemIds: ['x'], errors: [{ originalIndex: 1, ...otherwise }] })
  })

  test('bulkInsert replaces on request', () => {
    expect(value('inserted or replaced')).toMatchObject({ inserted: 0, updated: 1, updatedItemIds: ['y'], errors: [] })
  })

  test('patch: changes single fields, the rest stays', () => {
    const { gone, ...patched } = value('patched')
    expect(gone).toBeUndefined()
    expect(patched).toMatchObject({ inside: { glazed: { $date: '2026-05-06T00:00:00.000Z' } }, sold: 3, sizes: ['m', 'l'], stays: 'here' })
    expect(value('patched at once')).toBe(0)
  })

  test('patch: all or nothing', () => {
    expect(error('patched on condition')).toMatchObject(otherwise)
    expect(error('patched nothing')).toMatchObject(nobody)
    expect(error('patched a text').violations).toMatchObject([
      { field: 'patch.fieldModifications[1].fieldPath', violatedRule: 'VALIDATION' },
    ])
  })

  test('bulkPatch: each item separately', () => {
    expect(value('many patched')).toMatchObject({ updated: 2, updatedItemIds: ['p', 'q'], skipped: 1, errors: [] })
    expect(value('many patched at once')).toMatchObject({ updatedItemIds: ['q'], errors: [{ originalIndex: 0, ...otherwise }] })
    expect(value('many patched wrongly')).toMatchObject({
      updatedItemIds: ['q'],
      errors: [{ originalIndex: 0, violations: [{ field: 'patches[0].fieldModifications[0].fieldPath' }] }],
    })
  })
})

const invalid = { originalIndex: 4, code: 'WDE0080', violations: [{ field: 'dataItems[4].data.inside.$date' }] }

const countedToday = [
  { inserted: 2, skipped: 2, insertedItemIds: ['a', 'b'], errors: [invalid] },
  { updated: 2, skipped: 1, updatedItemIds: ['a', 'b'], errors: [] },
  { inserted: 1, updated: 1, skipped: 0, insertedItemIds: ['d'], updatedItemIds: ['b'], errors: [] },
  { removed: 2, skipped: 1, removedItemIds: ['a', 'd'], errors: [] },
]

/** The id of each item, with its action or its error. */
const toldIn2024 = [
  [
    ['a', 'INSERT'],
    ['jar ä', 'WDE0074'],
    ['b', 'INSERT'],
    ['a', 'WDE0074'],
    ['c', 'WDE0080'],
  ],
  [
    ['a', 'UPDATE'],
    ['nobody', 'WDE0073'],
    ['b', 'UPDATE'],
  ],
  [
    ['b', 'UPDATE'],
    ['d', 'INSERT'],
  ],
  [
    ['a', 'DELETE'],
    ['nobody', 'WDE0073'],
    ['d', 'DELETE'],
  ],
]
