import { describe, expect, test } from 'vitest'
import { collectionList } from '../../collections/collection-list.ts'
import { eventList } from '../../events/event-list.ts'
import { memberList } from '../../members/member-list.ts'
import { orderList } from '../../orders/order-list.ts'
import { mailList } from '../../outbox/mail-list.ts'
import { productList } from '../../products/product-list.ts'
import { dashboard } from '../../texts/dashboard.ts'
import type { Texts } from '../../texts/texts.ts'
import { namesOf } from './filter.ts'
import { listFor, type List, type ListTexts } from './list.ts'
import { pagesAt, pagesOf } from './read-page.ts'

const list = listFor(() => ({ title: 'Jars' }))({
  tabs: {
    name: 'state',
    of: ['empty', 'full', 'any'],
    usual: 'full',
    where: (state) => (state === 'any' ? {} : { fill: state }),
    label: () => 'State',
    texts: () => ({ empty: 'Empty', full: 'Full', any: 'Any' }),
  },
  filters: {
    fill: { kind: 'choice', where: 'fill', texts: () => ({}) },
    label: { kind: 'text', max: 4, where: 'label', chip: (_, label) => label },
  },
  sizes: [10, 20],
  offsetMax: 100,
})
const at = (address: string) => list.at(new URLSearchParams(address))

describe('a query', () => {
  test('without parameters shows all of the default tab', () => {
    expect(at('')).toMatchObject({
      tab: 'full',
      isWhole: true,
      isNarrowed: false,
      query: { filter: { fill: 'full' }, paging: { limit: 10, offset: 0 } },
    })
  })

  test('for another tab is narrowed only by that tab', () => {
    expect(at('state=any')).toMatchObject({ tab: 'any', isNarrowed: true, isNarrowedBesides: false })
    expect(at('label=plum')).toMatchObject({ isNarrowed: true, isNarrowedBesides: true, isWhole: false })
  })

  test('gives the filter of every tab with the same search', () => {
    const { filterOfTab } = at('label=plumjam')
    expect(filterOfTab('any')).toEqual({ label: 'plum' })
    expect(filterOfTab('empty')).toEqual({ fill: 'empty', label: 'plum' })
  })

  test('with two conditions on one field requires both', () => {
    const { filterOfTab } = at('fill=full')
    expect(filterOfTab('empty')).toEqual({ $and: [{ fill: 'empty' }, { fill: 'full' }] })
  })

  test.each([
    ['cursor=30', 30],
    ['cursor=2000', 100],
    ['cursor=-3', 0],
    ['cursor=abc', 0],
  ])('%s begins at row %i', (address, offset) => {
    expect(at(address)).toMatchObject({ offset, cursor: undefined, isWhole: offset === 0 })
  })
})

describe('pages', () => {
  test('before and after one have a cursor or an offset', () => {
    expect(pagesOf({ cursors: { prev: null, next: 'abc' }, total: 3 })).toEqual({ previous: undefined, next: 'abc', total: 3 })
    expect(pagesOf({ cursors: null, total: 10_000, tooManyToCount: true })).toEqual({
      previous: undefined,
      next: undefined,
      total: undefined,
    })
    expect(pagesAt({ offset: 20, size: 25 }, true)).toEqual({ previous: '0', next: '45' })
    expect(pagesAt({ offset: 0, size: 25 }, false)).toEqual({ previous: undefined, next: undefined })
  })
})

describe('every filter has a label and a text for each of its values', () => {
  const lists: Record<string, unknown> = { orderList, memberList, productList, collectionList, mailList, eventList }
  test.each(Object.entries(lists))('%s', (_, one) => {
    const { search, filters, textsOf } = one as List<ListTexts>
    const texts = textsOf({ dashboard } as Texts)
    if (search) expect(texts.search).toEqual(expect.any(String))
    for (const [name, filter] of Object.entries(filters)) {
      if (filter.kind === 'choice') {
        expect(filter.label?.(texts) ?? texts.filters?.[name], name).toEqual(expect.any(String))
        for (const value of filter.of ?? []) expect(filter.texts?.(texts)[value], value).toEqual(expect.any(String))
      } else if (filter.kind === 'text') {
        if (filter.form) expect(texts.filters?.[name], name).toEqual(expect.any(String))
      } else {
        const labels = filter.labels?.(texts, {}) ?? namesOf(name, filter).map((end) => texts.filters?.[end])
        expect(labels, name).toEqual([expect.any(String), expect.any(String)])
      }
    }
  })
})
