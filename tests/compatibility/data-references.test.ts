import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-references', ({ value, error }, { generation }) => {
  const isToday = generation === 'current'
  /** The references of an item after a step. */
  const held = (step: string): string[] => value(step)[1]

  test('references keep the order in which they were sent and added, each once', () => {
    expect(value('held at first')).toEqual(['moon', 'tea'])
    for (const step of ['added', 'added again']) expect(held(step)).toEqual(['moon', 'tea', 'stairs', 'salt'])
    expect(held('taken away')).toEqual(['stairs', 'salt'])
    if (isToday) expect(held('added in a list')).toEqual(['stairs', 'salt', 'moon'])
    else expect(held('one taken away')).toEqual(['stairs'])
  })

  test('replaceReferences: replaces all, and omits missing items', () => expect(held('replaced')).toEqual(['tea', 'moon']))

  test('isReferenced', () => expect(value('is referenced')).toEqual([true, false]))

  test('refused: a missing item, and a field without references', () => {
    expect(error('of nobody')).toMatchObject({ code: 'WDE0073' })
    expect(error('no reference field')).toMatchObject({ code: 'WDE0020' })
  })

  test('include: items in place of their ids', () => {
    expect(value('not included')).toEqual({ lead: 'moon', songs: ['tea', 'moon', 'gone'] })
    expect(value('included')).toEqual({ lead: 'Moon', songs: ['Tea', 'Moon'] })
  })

  test('an update that omits references keeps multiple ones and drops the single one', () => {
    expect(value('updated without references')).toEqual({ held: ['tea', 'moon', 'gone'] })
  })

  test('items in place of ids are stored as ids', () => {
    expect(value('updated with items for references')).toEqual(['moon', 'tea', 'stairs', 'salt'])
  })

  if (isToday) {
    test('queryReferenced: page by page and descending, with selected fields', () => {
      const item = ['_id', 'title']
      const pages = [
        { items: [], hasNext: true },
        { items: [item], hasNext: true },
        { items: [item], hasNext: false },
      ]
      expect(value('held, in pages')).toEqual({ pages, totalCount: 3 })
    })

    test('queryReferencedItems: for several items at once, each with its referring item', () => {
      expect(value('held by several')).toEqual([
        { referringItemId: 'rain', id: 'tea' },
        { referringItemId: 'rain', id: 'moon' },
        { referringItemId: 'rain', unresolvedReference: { referencedItemId: 'gone', unauthorized: false } },
      ])
    })

    test('include: with a limit', () => {
      expect(value('included in part')).toEqual({ lead: 'moon', songs: ['Tea'] })
      expect(value('included in one')).toEqual({ lead: 'Moon', songs: ['Tea'] })
    })
  } else {
    const of = { referringItemFieldName: 'songs', referringItemId: 'rain' }

    test('each answer names the references', () => {
      const [added] = value('added')
      expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
      expect(added.results).toMatchObject(
        ['stairs', 'salt'].map((referencedItemId) => ({ action: 'INSERT', dataItemReference: { ...of, referencedItemId } })),
      )
      expect(value('added again')[0]).toEqual({ dataItemReference: { ...of, referencedItemId: 'tea' } })
      expect(value('taken away')[0]).toEqual(['DELETE', 'DELETE'])
      expect(value('one taken away')[0]).toEqual({ dataItemReference: { ...of, referencedItemId: 'salt' } })
      expect(value('replaced')[0].dataItemReferences).toHaveLength(3)
    })

    test('queryReferencedDataItems: page by page and descending', () => {
      expect(value('held, in pages')).toMatchObject({ pages: [['moon'], ['tea']], total: 3, unresolved: of })
    })
  }
})
