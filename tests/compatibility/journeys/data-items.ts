import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

export async function journey(walk: Walk): Promise<void> {
  const shopper = walk.connection.visitor(walk.clientId)
  const query = queryIn(walk, shopper)
  const books: Books = (options) => query('Books', options)
  const chosen = await readAll(walk, books)
  await compare(walk, books, chosen)
  await combine(walk, books, chosen)
  await sort(walk, books)
  await turnPages(walk, books)
  await sendShortAndLong(walk, books, chosen)
  if (walk.generation === 'current') await askDirectly(walk, shopper, chosen)
  await walk.attempt('unknown collection', () => query('NoSuchCollection').find())
}

/** Starts a query of the collection Books. In 2024 its options belong here, today to `find`. */
type Books = (options?: object) => Package

function queryIn({ generation }: Walk, { items }: Package): (dataCollectionId: string, options?: object) => Package {
  return (dataCollectionId, options = {}) =>
    generation === 'current' ? items.query(dataCollectionId) : items.queryDataItems({ dataCollectionId, ...options })
}

/** Values that part the books: what is asked for is taken from what is there. */
interface Chosen {
  title: string
  /** A third and two thirds of the way through the years. */
  earlier: number
  later: number
  /** A day about half-way. */
  day: Date
  genres: [string, string]
}

async function readAll({ step, attempt }: Walk, books: Books): Promise<Chosen> {
  const all: Package[] = await step('all', async () => itemsOf(await books().ascending('title').limit(1000).find()))
  await attempt('dates', async () => {
    const [book] = itemsOf(await books().limit(1).find())
    return [book.published, book._createdDate, book._updatedDate].map((date) => date instanceof Date)
  })
  const at = (part: number): Package => all.toSorted((a, b) => a.year - b.year)[Math.floor(all.length * part)]
  const genres = all.map((book) => book.genres).find(({ length }: string[]) => length > 1)
  return await step('chosen', () => ({
    title: all[3].title,
    earlier: at(1 / 3).year,
    later: at(2 / 3).year,
    day: new Date(at(1 / 2).published.$date ?? at(1 / 2).published),
    genres: [genres[0], genres[1]] as [string, string],
  }))
}

/** Refines a query and keeps the titles it brings, in their order. */
function finder({ attempt }: Walk, books: Books): (name: string, refine: (query: Package) => Package) => Promise<void> {
  return (name, refine) => attempt(name, async () => titlesOf(await refine(books()).ascending('title').limit(1000).find()))
}

async function compare(walk: Walk, books: Books, { title, earlier, later, day, genres }: Chosen): Promise<void> {
  const find = finder(walk, books)
  await find('eq', (query) => query.eq('title', title))
  await find('ne', (query) => query.ne('title', title))
  await find('gt', (query) => query.gt('year', earlier))
  await find('ge', (query) => query.ge('year', earlier))
  await find('lt', (query) => query.lt('year', earlier))
  await find('le', (query) => query.le('year', earlier))
  await find('between', (query) => query.between('year', earlier, later))
  await find('date', (query) => query.ge('published', day))
  await find('contains', (query) => query.contains('title', title.slice(1, 4)))
  await find('startsWith', (query) => query.startsWith('title', title.slice(0, 2)))
  await find('endsWith', (query) => query.endsWith('title', title.slice(-2)))
  await find('hasSome', (query) => query.hasSome('genres', genres))
  await find('hasAll', (query) => query.hasAll('genres', genres))
  await find('in', (query) => query.in('year', [earlier, later]))
  await find('exists', (query) => query.exists('title', true))
  await find('exists, a field no book has', (query) => query.exists('shelfMark', true))
  await find('exists not', (query) => query.exists('shelfMark', false))
  await find('isEmpty', (query) => query.isEmpty('shelfMark'))
  await find('isNotEmpty', (query) => query.isNotEmpty('title'))
}

async function combine(walk: Walk, books: Books, { title, earlier, later }: Chosen): Promise<void> {
  const find = finder(walk, books)
  await find('and', (query) => query.gt('year', earlier).and(books().ne('title', title)))
  await find('or', (query) => query.lt('year', earlier).or(books().gt('year', later)))
  await find('not', (query) => query.not(books().gt('year', earlier)))
  await find('or within and', (query) => query.ne('title', title).and(books().lt('year', earlier).or(books().gt('year', later))))
}

async function sort({ attempt }: Walk, books: Books): Promise<void> {
  await attempt('descending', async () => itemsOf(await books().descending('year').limit(1000).find()).map(({ year }) => year))
  await attempt('two sorts', async () =>
    itemsOf(await books().ascending('price').descending('title').limit(1000).find()).map(({ price, title }) => [price, title]),
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
    const first = await find(books(total).ascending('title').limit(4))
    const second = await first.next()
    const third = await second.next()
    const back = await third.prev()
    const pages = [first, second, third, back, await back.prev()]
    return { titles: pages.map(titlesOf), hasPrev: pages.map((page) => page.hasPrev()), totalCount: first.totalCount }
  })
  await attempt('last page', async () => {
    const all = await find(books(total).limit(1000))
    return { length: all.length, totalCount: all.totalCount, hasNext: all.hasNext(), hasPrev: all.hasPrev() }
  })
  await attempt('no total asked for', async () => (await books().limit(2).find()).totalCount)
  await attempt('past the last page', async () => (await find(books(total).limit(1000))).next())
}

async function sendShortAndLong({ attempt }: Walk, books: Books, { title }: Chosen): Promise<void> {
  const noTitles = Array.from({ length: 200 }, (_, index) => `There is no book number ${index}`)
  await attempt('short query', async () => titlesOf(await books().in('title', [title]).find()))
  await attempt('long query', async () =>
    titlesOf(
      await books()
        .in('title', [...noTitles, title])
        .find(),
    ),
  )
}

/** Today's packages take a whole query as an object, and only so a cursor. */
async function askDirectly({ attempt }: Walk, { items }: Package, { earlier }: Chosen): Promise<void> {
  const query = { filter: { year: { $gt: earlier } }, sort: [{ fieldName: 'title', order: 'ASC' }] }
  await attempt('cursor', async () => {
    const first = await items.query('Books', { ...query, cursorPaging: { limit: 3 } })
    const second = await items.query('Books', { cursorPaging: { cursor: first.pagingMetadata.cursors.next, limit: 3 } })
    const back = await items.query('Books', { cursorPaging: { cursor: second.pagingMetadata.cursors.prev, limit: 3 } })
    return [first, second, back].map(titlesOf)
  })
  await attempt('fields', async () => Object.keys((await items.query('Books').fields('title').limit(1).find()).items[0]).toSorted())
  await attempt('read options', async () => {
    const options = { consistentRead: true, language: 'en', suppressHooks: true, showDrafts: false }
    return (await items.query('Books').limit(1).find(options)).length
  })
}

/** 2024 answers items around their data. */
const itemsOf = (found: Package): Package[] => found.items.map((item: Package) => item.data ?? item)

const titlesOf = (found: Package): string[] => itemsOf(found).map(({ title }) => title)
