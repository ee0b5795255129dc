import { describe, expect, test } from 'vitest'
import type { DataField, DataPage, ItemData } from '../answers.ts'
import { itemCard } from './item-card.ts'
import { itemParts } from './item-parts.ts'
import { itemData, questionsData } from './structured-data.ts'

const baseUrl = 'https://shop.example'
const publicPaths = new Map(['a.jpg', 'b.jpg', 'p.jpg'].map((id) => [id, `/media/${id}`]))
const where = { locale: 'en-IE', timeZone: 'Europe/Lisbon', baseUrl, publicPaths }
const authors = {
  dataCollectionId: 'Authors',
  displayName: 'Authors',
  displayField: 'name',
  slugField: 'slug',
  hasPages: true,
  cover: ['portrait'],
}
const fields: DataField[] = [
  { key: 'title', type: 'TEXT' },
  { key: 'slug', type: 'SLUG' },
  { key: 'summary', displayName: 'In short', type: 'TEXT' },
  { key: 'cover', type: 'MEDIA_GALLERY' },
  { key: 'body', type: 'RICH_TEXT' },
  { key: 'published', type: 'DATETIME' },
  { key: 'author', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Authors' } } },
  { key: 'tags', type: 'ARRAY_STRING' },
  { key: 'minutes', type: 'NUMBER' },
]
const page = (itemLayout: DataPage['itemLayout'], roles: Partial<DataPage['roles']> = {}): DataPage => ({
  dataCollectionId: 'Journal',
  displayName: 'Journal',
  displayField: 'title',
  slugField: 'slug',
  isPublic: true,
  sort: [],
  itemLayout,
  listLayout: 'CARDS',
  roles: { cover: ['cover'], lead: ['summary', 'body'], date: ['published'], byline: ['author'], ...roles },
  fields,
  references: [authors],
  referredToBy: [],
})
const item: ItemData = {
  _id: '7',
  title: 'Basil',
  slug: 'basil',
  summary: 'It wants less water, more light and to be eaten from the top.',
  cover: ['wix:image://v1/a.jpg/a.jpg', 'wix:image://v1/b.jpg/b.jpg'],
  body: '<p>Basil is sold in pots.</p>',
  published: { $date: '2026-05-08T08:30:00.000Z' },
  author: { _id: 'i', name: 'Ilse', slug: 'ilse', portrait: 'wix:image://v1/p.jpg/p.jpg' },
  tags: ['herbs', 'a b'],
  minutes: 4,
}
const partsOf = (of: DataPage, one: ItemData = item) => {
  const { read, facts, ...parts } = itemParts(one, of, { ...where, references: of.references })
  return { ...parts, read: read.map(({ key }) => key), facts: facts.map(({ key }) => key) }
}
const ilse = { kind: 'references', links: [{ name: 'Ilse', path: '/c/Authors/ilse', picture: { url: '/media/p.jpg', alt: '' } }] }
const tags = [
  { text: 'herbs', path: '/c/Journal?f.tags=herbs' },
  { text: 'a b', path: '/c/Journal?f.tags=a+b' },
]
const cover = { url: '/media/a.jpg', alt: '' }

describe('the parts of a page', () => {
  test('details: the picture apart, everything else with its label', () => {
    expect(partsOf(page('DETAILS'))).toEqual({
      cover,
      intro: undefined,
      byline: undefined,
      tags: [],
      read: ['cover', 'body'],
      facts: ['summary', 'published', 'author', 'tags', 'minutes'],
    })
  })

  test('an article: introduction, author, date and tags apart; further pictures stay in the text', () => {
    expect(partsOf(page('ARTICLE'))).toEqual({
      cover,
      intro: item.summary,
      byline: ilse,
      tags,
      read: ['cover', 'body'],
      facts: ['minutes'],
    })
  })

  test('a profile: date and author are facts', () => {
    expect(partsOf(page('PROFILE'))).toMatchObject({
      intro: item.summary,
      byline: undefined,
      tags,
      facts: ['published', 'author', 'minutes'],
    })
  })

  test('a role without a field leaves its values where they are; a chosen introduction may be short', () => {
    const without = partsOf(page('ARTICLE', { cover: [], lead: [], date: [], byline: [] }))
    expect(without).toMatchObject({
      cover: undefined,
      intro: undefined,
      byline: undefined,
      facts: ['summary', 'published', 'author', 'minutes'],
    })
    const short = { ...item, summary: 'Short.' }
    expect(partsOf(page('ARTICLE'), short)).toMatchObject({ intro: undefined })
    expect(partsOf(page('ARTICLE', { lead: ['summary'] }), short)).toMatchObject({ intro: 'Short.' })
  })

  test('a picture that visitors can’t see leaves its place to the next one', () => {
    const around = { ...where, publicPaths: new Map([['b.jpg', '/media/b.jpg']]), references: [authors] }
    const next = { url: '/media/b.jpg', alt: '' }
    expect(itemCard(item, page('ARTICLE'), around).picture).toEqual(next)
    const { cover: shown, read, byline } = itemParts(item, page('ARTICLE'), around)
    expect([shown, read.map(({ key }) => key)]).toEqual([next, ['body']])
    expect(byline).toEqual({ kind: 'references', links: [{ name: 'Ilse', path: '/c/Authors/ilse' }] })
  })

  test('an item without values has no parts', () => {
    const nothing = { cover: undefined, intro: undefined, byline: undefined, tags: [], read: [], facts: [] }
    for (const layout of ['DETAILS', 'ARTICLE', 'PROFILE'] as const) expect(partsOf(page(layout), { _id: '7' })).toEqual(nothing)
  })
})

describe('structured data', () => {
  const data = (of: DataPage, one: ItemData = item) => {
    const around = { ...where, references: of.references }
    const address = `${baseUrl}/c/Journal/basil`
    return itemData({
      layout: of.itemLayout,
      card: itemCard(one, of, where),
      parts: itemParts(one, of, around),
      address,
      baseUrl,
      updated: undefined,
    })
  }

  test('an article has its author, date, pictures and tags', () => {
    expect(data(page('ARTICLE'))).toMatchObject({
      '@type': 'Article',
      headline: 'Basil',
      description: item.summary,
      datePublished: '2026-05-08T08:30:00.000Z',
      image: [`${baseUrl}/media/a.jpg`, `${baseUrl}/media/b.jpg`],
      author: [{ '@type': 'Person', name: 'Ilse', url: `${baseUrl}/c/Authors/ilse` }],
      keywords: ['herbs', 'a b'],
    })
  })

  test('a profile is about a person; details without a text are a creative work', () => {
    expect(data(page('PROFILE'))).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Basil' } })
    expect(data(page('DETAILS'))).toMatchObject({ '@type': 'Article' })
    expect(data(page('DETAILS'), { _id: '7' })).toMatchObject({ '@type': 'CreativeWork', name: '7' })
    expect(data(page('ARTICLE'), { _id: '7' })).toMatchObject({ '@type': 'Article', headline: '7' })
  })

  test('questions without an answer are left out', () => {
    const answer = [{ key: 'body', name: 'Text', view: { kind: 'rich' as const, nodes: [{ tag: 'p' as const, children: ['Two days.'] }] } }]
    const items = [{ ...itemCard(item, page('DETAILS'), where), answer }, itemCard({ _id: '8' }, page('DETAILS'), where)]
    expect(questionsData({ name: 'FAQ', address: `${baseUrl}/c/FAQ`, items }).mainEntity).toEqual([
      { '@type': 'Question', name: 'Basil', acceptedAnswer: { '@type': 'Answer', text: 'Two days.' } },
    ])
  })
})
