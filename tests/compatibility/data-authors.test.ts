import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-authors', ({ value, error }, { generation }) => {
  const isToday = generation === 'current'

  test('a member inserts, reads, updates, saves and removes their own items', () => {
    expect(value('owners')).toEqual({ isOf: 'string', isOne: false })
    expect([value('read'), value('updated'), value('saved'), value('removed')]).toEqual([
      'dear diary',
      'dearest diary',
      'my diary',
      'my diary',
    ])
    expect(value('counted')).toBe(1)
    expect(value('left')).toBe(1)
  })

  test('another author’s item is missing: it can be neither read nor removed', () => {
    if (isToday) expect([value('read the other’s'), value('removed the other’s')]).toEqual([null, null])
    else for (const step of ['read the other’s', 'removed the other’s']) expect(error(step)).toMatchObject({ status: 404, code: 'WDE0073' })
  })

  test.each([
    ['updated the other’s', 'WDE0073'],
    ['saved over the other’s', 'WDE0073'],
    ['inserted over the other’s', 'WDE0074'],
    ['a visitor inserts', 'WDE0025'],
  ])('refused: %s', (step, code) => expect(error(step).code).toBe(code))

  test('and stays unchanged', () => expect(value('the other’s, in the end')).toBe('mine'))
})
