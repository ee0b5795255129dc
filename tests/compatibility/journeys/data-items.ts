import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

export async function journey(walk: Walk): Promise<void> {
  const shopper = walk.connection.visitor(walk.clientId)
  const query = queryIn(walk, shopper)
  const books: Books = (options) => query('Books', options)
  await readAll(walk, books)
  await compare(walk, books)
  await lookInside(walk, books)
  await combine(walk, books)
  await sort(walk, books)
  await turnPages(walk, books)
  await sendShortAndLong(walk, books)
  if (walk.generation === 'current') {
    await sayItOtherwise(walk, shopper)
    await askDirectly(walk, shopper)
  }
  await walk.attempt('unknown collection', () => query('NoSuchCollection').find())
}

/** Starts a query of the collection Books. In 2024 its options are passed here, today to `find`. */
type Books = (options?: object) => Package

function queryIn({ generation }: Walk, { items }: Package): (dataCollectionId: string, options?: object) => Package {
  return (dataCollectionId, options = {}) =>
    generation === 'current' ? items.query(dataCollectionId) : items.queryDataItems({ dataCollectionId, ...options })
}

/** Refines a query and returns the titles it finds, in their order. */
function finder({ attempt }: Walk, books: Books): (name: string, refine: (query: Package) => Package) => Promise<void> {
  return (name, refine) => attempt(name, async () => titlesOf(await refine(books()).ascending('title').limit(1000).find()))
}

async function readAll({ attempt }: Walk, books: Books): Promise<void> {
  await attempt('all', async () => titlesOf(await books().ascending('title').limit(1000).find()))
  await attempt('default page', async () => (await books().find()).items.length)
  await attempt('one book', async () => {
    const [book] = itemsOf(await books().eq('title', '窓辺の猫').find())
    return { ...book, dates: [book.published, book._createdDate, book._updatedDate].map((date) => date instanceof Date) }
  })
}

async function compare(walk: Walk, books: Books): Promise<void> {
  const find = finder(walk, books)
  await find('eq', (query) => query.eq('title', 'Twelve Windows'))
  await find('ne', (query) => query.ne('title', 'Twelve Windows'))
  await find('gt', (query) => query.gt('pages', 388))
  await find('ge', (query) => query.ge('pages', 388))
  await find('lt', (query) => query.lt('pages', 88))
  await find('le', (query) => query.le('pages', 88))
  await find('between', (query) => query.between('price', 26.5, 30))
  await find('date', (query) => query.lt('published', new Date('1967-12-12T00:00:00.000Z')))
  await find('boolean', (query) => query.eq('inPrint', false).lt('year', 1970))
  await find('in', (query) => query.in('year', [1958, 1963]))
}

async function lookInside(walk: Walk, books: Books): Promise<void> {
  const find = finder(walk, books)
  await find('contains', (query) => query.contains('title', 'WINDOW'))
  await find('startsWith', (query) => query.startsWith('title', 'the c'))
  await find('endsWith', (query) => query.endsWith('title', 'ROOMS'))
  await find('hasSome', (query) => query.hasSome('genres', ['birds', 'insects']))
  await find('hasAll', (query) => query.hasAll('genres', ['novel', 'light']))
  await find('nested', (query) => query.eq('publisher.city', '京都'))
  await find('exists', (query) => query.exists('rating', true))
  await find('exists not', (query) => query.exists('rating', false))
  await find('isEmpty', (query) => query.isEmpty('rating'))
  await find('isNotEmpty', (query) => query.isNotEmpty('rating'))
}

async function combine(walk: Walk, books: Books): Promise<void> {
  const find = finder(walk, books)
  await find('and', (query) => query.gt('price', 25).and(books().eq('inPrint', true)))
  await find('or', (query) => query.gt('price', 29.95).or(books().lt('price', 9)))
  await find('not', (query) => query.not(books().gt('price', 9)))
  await find('or within and', (query) => query.eq('inPrint', true).and(books().gt('price', 29.95).or(books().lt('price', 9))))
}

async function sort({ attempt }: Walk, books: Books): Promise<void> {
  await attempt('dearest', async () => titlesOf(await books().descending('price').limit(3).find()))
  await attempt('out of print, thickest first', async () =>
    titlesOf(await books().ascending('inPrint').descending('pages').limit(3).find()),
  )
  await attempt('system fields', async () => {
    const [book] = itemsOf(await books().descending('_createdDate').ascending('_id').limit(1).find())
    const found = itemsOf(await books().eq('_id', book._id).find())
    return { wanted: book._id, ids: found.map(({ _id }) => _id) }
  })
}

async function turnPages({ generation, attempt }: Walk, books: Books): Promise<void> {
  const total = { returnTotalCount: true }
  const find = (query: Package): Promise<Package> => (generation === 'current' ? query.find(total) : query.find())
  await attempt('skip and limit', async () => titlesOf(await books().ascending('title').skip(3).limit(2).find()))
  await attempt('pages', async () => {
    const first = await find(books(total).ascending('title').limit(30))
    const second = await first.next()
    const third = await second.next()
    const back = await third.prev()
    const pages = [first, second, third, back, await back.prev()]
    const sides = pages.map((page) => [page.hasPrev(), page.hasNext()])
    const { totalCount, totalPages, pageSize } = first
    const [numbers, lengths] = [pages.map(({ currentPage }) => currentPage), pages.map(({ length }) => length)]
    return { titles: pages.map(titlesOf), sides, totalCount, totalPages, pageSize, numbers, lengths }
  })
  await attempt('no total asked for', async () => (await books().limit(2).find()).totalCount)
  await attempt('past the last page', async () => (await find(books(total).limit(1000))).next())
}

async function sendShortAndLong({ attempt }: Walk, books: Books): Promise<void> {
  const noTitles = Array.from({ length: 200 }, (_, index) => `There is no book number ${index}`)
  await attempt('short query', async () => titlesOf(await books().in('title', ['Twelve Windows']).find()))
  await attempt('long query', async () =>
    titlesOf(
      await books()
        .in('title', [...noTitles, 'Twelve Windows'])
        .find(),
    ),
  )
}

/** Additional methods of today's builder. */
async function sayItOtherwise(walk: Walk, { items }: Package): Promise<void> {
  const books = (): Package => items.query('Books')
  const find = finder(walk, books)
  await find('gte', (query) => query.gte('pages', 388))
  await find('lte', (query) => query.lte('pages', 88))
  await find('hasSome of arguments', (query) => query.hasSome('genres', 'birds', 'insects'))
  await find('hasAll of arguments', (query) => query.hasAll('genres', 'novel', 'light'))
  await find('a filter of its own', (query) => query.and(items.filter().gt('price', 25)).and(items.filter().eq('inPrint', true)))
  await find('a field twice', (query) => query.gt('price', 26.4).lt('price', 30).ne('price', 29.9))
  await walk.attempt('each of a page', async () => [...(await books().ascending('title').limit(3).find())].map(({ title }) => title))
  await walk.attempt('shuffled', async () => {
    const shuffled = async (seed: number): Promise<string[]> => titlesOf(await books().randomSort({ seed }).limit(1000).find())
    return [await shuffled(4), await shuffled(4), await shuffled(5)]
  })
  await walk.attempt('in the site itself', () => items.withEnvironment('LIVE').query('Books').count())
  await walk.attempt('in no sandbox', () => items.withEnvironment('SANDBOX').query('Books').count())
}

/** Today's packages accept a whole query as an object, the only way to pass a cursor. */
async function askDirectly({ attempt }: Walk, { items }: Package): Promise<void> {
  const query = { filter: { inPrint: { $eq: false }, genres: { $nin: ['novel'] } }, sort: [{ fieldName: 'pages', order: 'DESC' }] }
  await attempt('cursor', async () => {
    const first = await items.query('Books', { ...query, cursorPaging: { limit: 2 } })
    const second = await items.query('Books', { cursorPaging: { cursor: first.pagingMetadata.cursors.next, limit: 2 } })
    const back = await items.query('Books', { cursorPaging: { cursor: second.pagingMetadata.cursors.prev, limit: 2 } })
    return [first, second, back].map(titlesOf)
  })
  await attempt('object', async () => {
    const sort = [{ fieldName: 'title' }]
    const { items: found, pagingMetadata } = await items.query(
      'Books',
      { sort, fields: ['title'], paging: { limit: 2, offset: 3 } },
      { returnTotalCount: true },
    )
    return { found, total: pagingMetadata.total }
  })
  await attempt('fields', async () => Object.keys((await items.query('Books').fields('title').limit(1).find()).items[0]).toSorted())
  await attempt('read options', async () => {
    const options = { consistentRead: true, language: 'en', suppressHooks: true, showDrafts: false }
    return (await items.query('Books').limit(1).find(options)).length
  })
}

/** 2024 returns items as a wrapper around their data. */
const itemsOf = (found: Package): Package[] => found.items.map((item: Package) => item.data ?? item)

const titlesOf = (found: Package): string[] => itemsOf(found).map(({ title }) => title)
