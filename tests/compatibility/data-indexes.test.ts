import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const fields = [
  { path: 'guest', order: 'ASC' },
  { path: 'day', order: 'DESC' },
]

describeWorlds('data-indexes', ({ value, error }, { generation }) => {
  test('create: an index exists at once, and is built a little later', () => {
    expect(value('created')).toMatchObject({ name: 'by_guest', fields, status: 'BUILDING' })
    expect(value('listed').indexes).toMatchObject([{ name: 'by_guest', fields, status: 'ACTIVE' }])
  })

  test('list: in pages', () => {
    expect(value('listed').pagingMetadata).toMatchObject({ count: 1, offset: 0, total: 1 })
    expect(value('listed in pages')).toMatchObject({ count: 0, offset: 1, total: 1 })
  })

  test.each([
    ['created again', { status: 409, code: 'DATA_INDEX_ALREADY_EXISTS' }],
    ['of no collection', { status: 404, code: 'WDE0025' }],
    ['a visitor asks', { status: 403, code: 'PERMISSION_DENIED' }],
    ['dropped again', { status: 404, code: 'DATA_INDEX_NOT_FOUND' }],
  ])('refused: %s', (step, refusal) => expect(error(step)).toMatchObject(refusal))

  test('drop: it is missing', () => {
    expect(value('dropped')).toBeNull()
    expect(value('listed at last')).toEqual([])
  })

  test('unique: a value once, case-insensitively; a refusal says why, and swaps succeed', () => {
    expect(value('unique')).toMatchObject({ unique: true, caseInsensitive: true, status: 'BUILDING' })
    expect(value('unique, built')).toMatchObject([{ name: 'one_guest', unique: true, caseInsensitive: true, status: 'ACTIVE' }])
    expect(error('unique, of two fields').message).toContain('index.fields')
    expect(error('guest again').code).toBe('WDE0123')
    const told = JSON.stringify(value('guests'))
    expect(told.match(/WDE0123/g)).toHaveLength(1)
    expect(JSON.stringify(value('guests swap'))).not.toContain('WDE')
  })

  test('unique: over a duplicate value it fails, and says which and where', () => {
    expect(value('unique over two, built')).toMatchObject([
      {
        name: 'one_guest',
        status: 'FAILED',
        failure: { code: 'WDE0113', description: expect.stringMatching(/"Ann".* guest .*g1|"Ann".* guest .*g4/) },
      },
    ])
  })

  // The older packages do not have this call.
  if (generation === 'current')
    test('listAvailableIndexes: each index reduces the number left', () => {
      expect(value('left before')).toBeGreaterThan(value('left after'))
      expect(value('unique, left')).toEqual({ regular1Field: 3, regular3Field: 1, unique1Field: 0, total: 3 })
    })
})
