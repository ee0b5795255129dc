import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

interface Book {
  title: string
  year: number
  price: number
  published: { $date: string }
  genres: string[]
}

describeWorlds('data-items', ({ value, error, sent }, { generation, mode }) => {
  const all = (): Book[] => value('all')
  const titles = (which: (book: Book) => boolean): string[] =>
    all()
      .filter(which)
      .map(({ title }) => title)
  const chosen = (): { title: string; earlier: number; later: number; day: { $date: string }; genres: string[] } => value('chosen')
  const asked = (step: string): string =>
    sent(step)
      .map(({ method, path }) => `${method} ${path}`)
      .join()
  const path = mode === 'www' ? '/wix-data/v2/items/query' : '/_api/cloud-data/v2/items/query'

  test('all books come, in the order of their titles', () => {
    expect(all().length).toBeGreaterThanOrEqual(12)
    expect(titles(() => true)).toEqual(titles(() => true).toSorted())
  })

  test('dates come as Date today; 2024 leaves them as they stand on the wire', () => {
    expect(value('dates')).toEqual(generation === 'current' ? [true, true, true] : [false, false, false])
    expect(all()[0]!.published).toEqual({ $date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  })

  test('compares', () => {
    const { title, earlier, later, day } = chosen()
    expect(value('eq')).toEqual([title])
    expect(value('ne')).toEqual(titles((book) => book.title !== title))
    expect(value('gt')).toEqual(titles(({ year }) => year > earlier))
    expect(value('ge')).toEqual(titles(({ year }) => year >= earlier))
    expect(value('lt')).toEqual(titles(({ year }) => year < earlier))
    expect(value('le')).toEqual(titles(({ year }) => year <= earlier))
    expect(value('between')).toEqual(titles(({ year }) => year >= earlier && year < later))
    expect(value('date')).toEqual(titles(({ published }) => published.$date >= day.$date))
  })

  test('looks into texts', () => {
    const { title } = chosen()
    expect(value('contains')).toEqual(titles((book) => book.title.includes(title.slice(1, 4))))
    expect(value('startsWith')).toEqual(titles((book) => book.title.startsWith(title.slice(0, 2))))
    expect(value('endsWith')).toEqual(titles((book) => book.title.endsWith(title.slice(-2))))
  })

  test('looks into lists', () => {
    const { genres: wanted, earlier, later } = chosen()
    expect(value('hasSome')).toEqual(titles(({ genres }) => wanted.some((genre) => genres.includes(genre))))
    expect(value('hasAll')).toEqual(titles(({ genres }) => wanted.every((genre) => genres.includes(genre))))
    expect(value('in')).toEqual(titles(({ year }) => year === earlier || year === later))
  })

  test('tells what is there from what is missing', () => {
    const everything = titles(() => true)
    expect(value('exists')).toEqual(everything)
    expect(value('exists, a field no book has')).toEqual([])
    expect(value('exists not')).toEqual(everything)
    expect(value('isEmpty')).toEqual(everything)
    expect(value('isNotEmpty')).toEqual(everything)
  })

  test('joins filters with and, or and not', () => {
    const { title, earlier, later } = chosen()
    expect(value('and')).toEqual(titles((book) => book.year > earlier && book.title !== title))
    expect(value('or')).toEqual(titles(({ year }) => year < earlier || year > later))
    expect(value('not')).toEqual(titles(({ year }) => year <= earlier))
    expect(value('or within and')).toEqual(titles((book) => book.title !== title && (book.year < earlier || book.year > later)))
  })

  test('sorts down, by two fields, and by system fields', () => {
    expect(value('descending')).toEqual(
      all()
        .map(({ year }) => year)
        .toSorted((a, b) => b - a),
    )
    const byPriceThenTitle = all().toSorted((a, b) => a.price - b.price || (a.title < b.title ? 1 : -1))
    expect(value('two sorts')).toEqual(byPriceThenTitle.map(({ price, title }) => [price, title]))
    expect(value('system fields').ids).toEqual([value('system fields').wanted])
  })

  test('next and prev turn pages of four, and the total is counted when it is asked for', () => {
    const pageOfFour = (number: number): string[] => titles(() => true).slice(4 * number, 4 * number + 4)
    const { titles: pages, hasPrev, totalCount } = value('pages')
    expect(pages).toEqual([0, 1, 2, 1, 0].map(pageOfFour))
    expect(hasPrev).toEqual([false, true, true, true, false])
    expect(totalCount).toBe(all().length)
    expect(value('skip and limit')).toEqual(titles(() => true).slice(3, 5))
  })

  test('the last page is the last', () => {
    expect(value('last page')).toEqual({ length: all().length, totalCount: all().length, hasNext: false, hasPrev: false })
    expect(error('past the last page').message).toMatch(/no next page|No next page/i)
  })

  test('nobody counts unless asked to', () => {
    expect(value('no total asked for')).toBeUndefined()
  })

  test('today a short query goes by GET and a long one by POST; 2024 always posts', () => {
    for (const step of ['short query', 'long query']) expect(value(step)).toEqual([chosen().title])
    expect(asked('short query')).toBe(`${generation === 'current' ? 'GET' : 'POST'} ${path}`)
    expect(asked('long query')).toBe(`POST ${path}`)
  })

  test.runIf(generation === 'current')('a cursor leads on and back with filter and sort in it', () => {
    const found = titles(({ year }) => year > chosen().earlier)
    expect(value('cursor')).toEqual([found.slice(0, 3), found.slice(3, 6), found.slice(0, 3)])
  })

  test.runIf(generation === 'current')('only the fields asked for come, and reading options are taken', () => {
    expect(value('fields')).toContain('title')
    expect(value('fields')).not.toContain('year')
    expect(value('read options')).toBe(1)
  })

  test('404: an unknown collection', () => {
    expect(error('unknown collection').code).toBe('WDE0025')
  })
})
