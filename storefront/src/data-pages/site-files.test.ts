import { expect, test } from 'vitest'
import type { DataPage, ItemData } from '../answers.ts'
import { cardFileIds, itemFileIds } from './site-files.server.ts'

const baseUrl = 'https://shop.example'
const image = (id: string) => `wix:image://v1/${id}/${id}#originWidth=1&originHeight=1`
const page: DataPage = {
  dataCollectionId: 'Journal',
  displayName: 'Journal',
  isPublic: true,
  sort: [],
  itemLayout: 'DETAILS',
  listLayout: 'CARDS',
  roles: { cover: ['cover'], lead: [], date: [], byline: [] },
  fields: [
    { key: 'cover', type: 'IMAGE' },
    { key: 'gallery', type: 'MEDIA_GALLERY' },
    { key: 'film', type: 'VIDEO' },
    { key: 'text', type: 'TEXT' },
    { key: 'author', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Authors' } } },
  ],
  references: [{ dataCollectionId: 'Authors', displayName: 'Authors', hasPages: true, cover: ['portrait'] }],
  referredToBy: [],
}
const item: ItemData = {
  _id: '7',
  cover: image('a.jpg'),
  gallery: [{ src: image('b.jpg') }, { src: `${baseUrl}/media/c.jpg` }, { src: 'https://elsewhere.example/d.jpg' }],
  film: 'wix:video://v1/e.mp4/e.mp4#posterUri=x',
  text: image('f.jpg'),
  author: { _id: '8', portrait: image('g.jpg'), other: image('h.jpg') },
}

test('a card needs its cover, a page all pictures and videos that it shows', () => {
  expect(cardFileIds(item, page, baseUrl)).toEqual(['a.jpg'])
  expect(itemFileIds(item, page, baseUrl)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'e.mp4', 'g.jpg'])
  expect(itemFileIds({ _id: '7', film: null, author: 'lost' }, page, baseUrl)).toEqual([])
})
