import { describe, expect, test } from 'vitest'
import { fieldsFor, hasReached, publishStateOf } from './publish-state.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const past = { $date: '2026-11-22T11:59:59.999Z' }
const toCome = { $date: '2026-11-22T12:00:00.001Z' }

describe('publishStateOf', () => {
  test.each([
    [{ _publishStatus: 'PUBLISHED' }, { is: 'PUBLISHED' }],
    [{ _publishStatus: 'DRAFT' }, { is: 'DRAFT' }],
    [
      { _publishStatus: 'DRAFT', _publishDate: toCome },
      { is: 'SCHEDULED', at: toCome.$date },
    ],
    [{ _publishStatus: 'DRAFT', _publishDate: past }, { is: 'DRAFT' }],
    [
      { _publishStatus: 'PUBLISHED', _publishDate: past, _unpublishDate: toCome },
      { is: 'ENDING', at: toCome.$date },
    ],
    [{ _publishStatus: 'PUBLISHED', _unpublishDate: past }, { is: 'PUBLISHED' }],
    [{ _publishStatus: 'PUBLISHED', _publishDate: null, _unpublishDate: 'soon' }, { is: 'PUBLISHED' }],
  ])('%o', (data, standing) => {
    expect(publishStateOf(data, now)).toEqual(standing)
  })
})

describe('fieldsFor', () => {
  test('clears a future date and keeps a past one', () => {
    expect(fieldsFor({ be: 'PUBLISHED' }, { _publishDate: toCome }, now)).toEqual({ _publishStatus: 'PUBLISHED', _publishDate: undefined })
    expect(Object.keys(fieldsFor({ be: 'DRAFT' }, { _publishDate: toCome }, now))).toContain('_publishDate')
    expect(fieldsFor({ be: 'DRAFT' }, { _publishDate: past }, now)).toEqual({ _publishStatus: 'DRAFT' })
  })

  test('saves a scheduled item as a draft until its date', () => {
    expect(fieldsFor({ be: 'SCHEDULED', at: toCome.$date }, { _publishStatus: 'PUBLISHED' }, now)).toEqual({
      _publishStatus: 'DRAFT',
      _publishDate: toCome,
    })
  })

  test.each([
    [{ be: 'PUBLISHED' }, { _publishStatus: 'PUBLISHED', _unpublishDate: toCome }, true],
    [{ be: 'PUBLISHED' }, { _publishStatus: 'DRAFT', _publishDate: toCome }, false],
    [{ be: 'DRAFT' }, { _publishStatus: 'DRAFT', _publishDate: toCome }, false],
    [{ be: 'DRAFT' }, { _publishStatus: 'DRAFT' }, true],
    [{ be: 'SCHEDULED', at: toCome.$date }, { _publishStatus: 'DRAFT', _publishDate: toCome }, true],
    [{ be: 'SCHEDULED', at: toCome.$date }, { _publishStatus: 'DRAFT' }, false],
  ] as const)('%o of %o is so already: %s', (wish, data, isSo) => {
    expect(hasReached(wish, data, now)).toBe(isSo)
  })
})
