import { expect, test } from 'vitest'
import { richText, type RichNode } from '@stoa/ui/rich-text'
import { itemCard, summaryIn } from './item-card.ts'
import { bounded, ordered, richContent, textIn } from './rich-content.ts'

const words = (text: string, ...decorations: object[]) => ({ type: 'TEXT', textData: { text, decorations } })
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } })

test('a document becomes elements', () => {
  const nodes = [
    { type: 'HEADING', nodes: [words('Basil')] },
    { type: 'PARAGRAPH', nodes: [words('It wants '), words('room', { type: 'BOLD' }), words('.', { type: 'COLOR' })] },
    { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [words('light')] }] }] },
    { type: 'LAYOUT', nodes: [{ type: 'PARAGRAPH', nodes: [words('kept')] }] },
  ]
  expect(richContent({ nodes })).toEqual([
    { tag: 'h3', children: ['Basil'] },
    { tag: 'p', children: ['It wants ', { tag: 'strong', children: ['room'] }, '.'] },
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'p', children: ['light'] }] }] },
    { tag: 'p', children: ['kept'] },
  ])
})

test('links lead to safe targets or are dropped', () => {
  const nodes = ['https://example.com/', '/cart', 'javascript:ran()'].map((url) => words('x', link(url)))
  expect(richContent({ nodes })).toEqual([
    { tag: 'a', href: 'https://example.com/', children: ['x'] },
    { tag: 'a', href: '/cart', children: ['x'] },
    'x',
  ])
})

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  { nodes: 'x' },
  { nodes: [null, 7, 'x', {}, { type: 'TEXT' }, { type: '__proto__', nodes: {} }] },
])('%j is not a document', (value) => expect(richContent(value)).toEqual([]))

test('endless content is cut', () => {
  let deep: object = words('bottom')
  for (let depth = 0; depth < 10_000; depth++) deep = { type: 'BLOCKQUOTE', nodes: [deep] }
  const levels = (nodes: RichNode[]): number => (typeof nodes[0] === 'object' ? 1 + levels(nodes[0].children) : 0)
  expect(levels(richContent({ nodes: [deep] }))).toBeLessThan(20)
  const markup = bounded(richText(`${'<ul><li>'.repeat(20_000)}bottom`))
  expect(levels(markup)).toBe(16)
  expect(markup.map(textIn).join('').trim()).toBe('bottom')
})

test('a heading after a higher one keeps its relative level', () => {
  const tags = (html: string) => ordered(richText(html)).map((node) => (typeof node === 'string' ? node : node.tag))
  expect(tags('<h4>a</h4><h3>b</h3><h4>c</h4>')).toEqual(['h3', 'h3', 'h4'])
})

const page = {
  dataCollectionId: 'Journal',
  displayField: 'title',
  slugField: 'slug',
  roles: { cover: ['cover'], lead: ['subject', 'body'], date: ['day'], byline: [] },
  fields: [
    { key: 'title', type: 'TEXT' },
    { key: 'slug', type: 'SLUG' },
    { key: 'subject', type: 'TEXT' },
    { key: 'body', type: 'RICH_TEXT' },
    { key: 'day', type: 'DATE' },
    { key: 'cover', type: 'IMAGE' },
  ] as { key: string; type: 'TEXT' | 'SLUG' | 'RICH_TEXT' | 'DATE' | 'IMAGE' }[],
}

test('a card shows the first non-empty text', () => {
  const body = '<p>Basil is sold in pots that hold twenty plants where there is room for four.</p><script>ran()</script><p>They fight.</p>'
  const item = { _id: '7', title: 'Basil', slug: 'basil', subject: 'Growing', body, day: '2026-05-08', cover: 'wix:image://v1/a.jpg/a.jpg' }
  expect(
    itemCard(item, page, {
      locale: 'en-IE',
      timeZone: 'Pacific/Auckland',
      baseUrl: 'https://shop.example',
      publicPaths: new Map([['a.jpg', '/media/a.jpg']]),
    }),
  ).toEqual({
    id: '7',
    path: '/c/Journal/basil',
    name: 'Basil',
    text: 'Basil is sold in pots that hold twenty plants where there is room for four. They fight.',
    date: { text: '8 May 2026', instant: '2026-05-08' },
    picture: { url: '/media/a.jpg', alt: '' },
  })
  expect(summaryIn({ subject: 'Growing' }, page)).toBe('Growing')
  expect(summaryIn({ body: `<p>${'word '.repeat(100)}</p>` }, page)).toMatch(/^(word ){35}word…$/)
})
