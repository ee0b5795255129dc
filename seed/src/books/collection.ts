import { bookId } from '../ids.ts'
import type { SeedDataCollection, SeedDataItem } from '../types.ts'
import { publishers, type Row, bookRows } from './book-rows.ts'

function toItem([title, author, published, price, pages, inPrint, genres, publisher, rating]: Row, index: number): SeedDataItem {
  return {
    _id: bookId(index + 1),
    title,
    author,
    year: Number(published.slice(0, 4)),
    price,
    pages,
    inPrint,
    genres: genres.split(' '),
    published: { $date: `${published}T00:00:00.000Z` },
    publisher: publishers[publisher],
    ...(rating === undefined ? {} : { rating }),
  }
}

/** Everyone can read it. Some books have no rating, two have the rating `null`: filters must distinguish between them. */
export const books: SeedDataCollection = {
  id: 'Books',
  displayName: 'The shelf by the window',
  displayField: 'title',
  permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
  fields: [
    { key: 'title', displayName: 'Title', type: 'TEXT' },
    { key: 'author', displayName: 'Author', type: 'TEXT' },
    { key: 'year', displayName: 'Year', type: 'NUMBER' },
    { key: 'price', displayName: 'Price', type: 'NUMBER' },
    { key: 'pages', displayName: 'Pages', type: 'NUMBER' },
    { key: 'inPrint', displayName: 'In print', type: 'BOOLEAN' },
    { key: 'genres', displayName: 'Genres', type: 'ARRAY_STRING' },
    { key: 'published', displayName: 'Published', type: 'DATETIME' },
    { key: 'rating', displayName: 'Rating', type: 'NUMBER' },
    { key: 'publisher', displayName: 'Publisher', type: 'OBJECT' },
  ],
  items: bookRows.map(toItem),
}
