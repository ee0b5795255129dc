import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

/** Step of the journey → the titles it finds among the sample shop's books, sorted by code point. */
const compared = {
  eq: ['Twelve Windows'],
  gt: ['A Field Guide to Roofs', 'Handbuch der Fensterbank'],
  ge: ['1001 Kinds of Grey', 'A Field Guide to Roofs', 'Handbuch der Fensterbank'],
  lt: ['ein fenster, kleingeschrieben'],
  le: ['ein fenster, kleingeschrieben', 'Αλάτι'],
  between: ['1001 Kinds of Grey', 'A Field Guide to Roofs', 'Gardens for People Without', 'Handbuch der Fensterbank'],
  date: ['Letters to a Window in Trieste', 'Little Dictionary of Knocking'],
  boolean: ['A Field Guide to Roofs', 'Letters to a Window in Trieste', 'Little Dictionary of Knocking', 'Twelve Windows'],
  in: ['Letters to a Window in Trieste', 'Little Dictionary of Knocking'],
}

const lookedInside = {
  contains: ['A Candle in the Wrong Window', 'Letters to a Window in Trieste', 'Twelve Windows'],
  startsWith: ['The Cartographer of Small Rooms', 'The Clock With One Moving Part'],
  endsWith: ['The Cartographer of Small Rooms'],
  hasSome: [
    'Bees Who Live Alone',
    'Cień gołębia',
    'Hôtel des Abeilles',
    'Kuşların Kahvesi',
    'Sparrows: A Rebuttal',
    'The Swallow Has the Address',
  ],
  hasAll: ['硝子の夏'],
  nested: ['夜の植木鉢', '硝子の夏', '窓辺の猫', '雨の日の記録'],
}

const combined = {
  and: ['Gardens for People Without', 'Handbuch der Fensterbank', 'The Clock With One Moving Part'],
  or: ['The Clock With One Moving Part', 'Twelve Windows', 'What the Tram Said'],
  not: ['What the Tram Said'],
  'or within and': ['The Clock With One Moving Part', 'What the Tram Said'],
}

/** Two of them have the rating null, the others none. */
const unrated = [
  'Anleitung zum Mittagsschlaf',
  'Hôtel des Abeilles',
  'On Owning One Good Jug',
  'Quem Bateu à Porta',
  'Small Repairs',
  'ein fenster, kleingeschrieben',
]

/** Today's builder has several spellings of the same query. */
const saidOtherwise: [string, string][] = [
  ['gte', 'ge'],
  ['lte', 'le'],
  ['hasSome of arguments', 'hasSome'],
  ['hasAll of arguments', 'hasAll'],
  ['a filter of its own', 'and'],
]

describeWorlds('data-items', ({ value, error, sent }, { generation, mode }) => {
  const path = mode === 'www' ? '/wix-data/v2/items/query' : '/_api/cloud-data/v2/items/query'
  const asked = (step: string): string =>
    sent(step)
      .map((request) => `${request.method} ${request.path}`)
      .join()

  test('all 74 books are returned, sorted by title; 50 by default', () => {
    expect(value('all')).toHaveLength(74)
    expect(value('all')).toEqual(value('all').toSorted())
    expect(value('default page')).toBe(50)
  })

  test('an item has its own fields and the system fields', () => {
    const own = { title: '窓辺の猫', year: 2015, price: 16.2, inPrint: true, genres: ['short-stories', 'cats'], rating: 4.9 }
    expect(value('one book')).toMatchObject({
      ...own,
      _id: '50000000-0000-4000-8000-000000000008',
      publisher: { name: '窓書房', city: '京都' },
    })
  })

  test('dates are Dates today; 2024 leaves them as on the wire', () => {
    expect(value('one book').dates).toEqual(generation === 'current' ? [true, true, true] : [false, false, false])
    expect(value('one book').published).toEqual({ $date: '2015-04-08T00:00:00.000Z' })
  })

  test.each(Object.entries(compared))('%s', (step, titles) => expect(value(step)).toEqual(titles))
  test('ne', () => expect(value('ne')).toEqual(value('all').filter((title: string) => title !== 'Twelve Windows')))
  test.each(Object.entries(lookedInside))('%s', (step, titles) => expect(value(step)).toEqual(titles))
  test.each(Object.entries(combined))('%s', (step, titles) => expect(value(step)).toEqual(titles))

  test('null and missing are both empty and do not exist', () => {
    const rated = value('all').filter((title: string) => !unrated.includes(title))
    expect(value('isEmpty')).toEqual(unrated)
    expect(value('exists not')).toEqual(unrated)
    expect(value('isNotEmpty')).toEqual(rated)
    expect(value('exists')).toEqual(rated)
  })

  test('sorts descending, by two fields, and by system fields', () => {
    expect(value('dearest')).toEqual(['The Clock With One Moving Part', 'Twelve Windows', 'Handbuch der Fensterbank'])
    expect(value('out of print, thickest first')).toEqual(['A Field Guide to Roofs', '1001 Kinds of Grey', 'Twelve Windows'])
    expect(value('system fields').ids).toEqual([value('system fields').wanted])
  })

  test('skip and limit', () => {
    expect(value('skip and limit')).toEqual(['A Field Guide to Roofs', 'A Short History of Leaning'])
  })

  test('next and prev turn pages of 30, and stop at the end', () => {
    const pages = [value('all').slice(0, 30), value('all').slice(30, 60), value('all').slice(60)]
    expect(value('pages').titles).toEqual([0, 1, 2, 1, 0].map((number) => pages[number]))
    const [first, middle, last] = [
      [false, true],
      [true, true],
      [true, false],
    ]
    expect(value('pages').sides).toEqual([first, middle, last, middle, first])
    expect(error('past the last page').message).toMatch(/no next page/i)
  })

  test('a page knows its number, its size, and the total', () => {
    const { pageSize, totalPages, numbers, lengths } = value('pages')
    expect({ pageSize, totalPages, numbers, lengths }).toEqual({
      pageSize: 30,
      totalPages: 3,
      numbers: [0, 1, 2, 1, 0],
      lengths: [30, 30, 14, 30, 30],
    })
  })

  test('the total is counted only on request', () => {
    expect(value('pages').totalCount).toBe(74)
    expect(value('no total asked for')).toBeUndefined()
  })

  test('today a short query is sent by GET and a long one by POST; 2024 always posts', () => {
    for (const step of ['short query', 'long query']) expect(value(step)).toEqual(['Twelve Windows'])
    expect(asked('short query')).toBe(`${generation === 'current' ? 'GET' : 'POST'} ${path}`)
    expect(asked('long query')).toBe(`POST ${path}`)
  })

  if (generation === 'current') {
    test('a cursor leads forward and back, and contains filter and sort', () => {
      const first = ['A Field Guide to Roofs', '1001 Kinds of Grey']
      expect(value('cursor')).toEqual([first, ['Wolken, die ich kannte', 'Letters to a Window in Trieste'], first])
    })
  }

  if (generation === 'current') {
    test.each(saidOtherwise)('%s finds what %s finds', (step, other) => expect(value(step)).toEqual(value(other)))

    test('two conditions on one field must both match', () => {
      expect(value('a field twice')).toEqual(value('between').filter((title: string) => title !== 'Handbuch der Fensterbank'))
    })

    test('a result can be iterated', () => expect(value('each of a page')).toEqual(value('all').slice(0, 3)))

    test('a seed shuffles all of them the same way each time', () => {
      const [first, again, other] = value('shuffled')
      expect(first.toSorted()).toEqual(value('all'))
      expect(again).toEqual(first)
      expect(other).not.toEqual(first)
    })

    test('a query can be an object too', () => {
      expect(value('object').found.map(({ title }: { title: string }) => title)).toEqual(value('skip and limit'))
      expect(value('object').total).toBe(74)
      for (const book of value('object').found) expect(Object.keys(book).toSorted()).toEqual(['_id', 'title'])
    })

    test('a site has no sandbox until it is switched on', () => {
      expect(value('in the site itself')).toBe(74)
      expect(error('in no sandbox').code).toBe('WDE0025')
    })

    test('only the requested fields are returned, and read options are accepted', () => {
      expect(value('fields')).toContain('title')
      expect(value('fields')).not.toContain('year')
      expect(value('read options')).toBe(1)
    })
  }

  test('404: an unknown collection', () => {
    expect(error('unknown collection').code).toBe('WDE0025')
  })
})
