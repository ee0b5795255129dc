import { describe, expect, test } from 'vitest'
import { fromContent, toContent } from './content.ts'

const text = (words: string, ...decorations: object[]) => ({ type: 'TEXT', id: '', nodes: [], textData: { text: words, decorations } })
const paragraph = (...nodes: object[]) => ({
  type: 'PARAGRAPH',
  id: 'p1',
  nodes,
  paragraphData: { textStyle: { textAlignment: 'CENTER' } },
})
const bold = { type: 'BOLD', fontWeightValue: 700 }
const link = { type: 'LINK', linkData: { link: { url: 'https://a.example', target: 'BLANK', rel: { nofollow: true } } } }
const image = (src: object) => ({
  type: 'IMAGE',
  id: 'i',
  nodes: [],
  imageData: { containerData: { width: { size: 'CONTENT' } }, image: { src, width: 8, height: 6 }, altText: 'a mug' },
})
const content = (...nodes: object[]) => ({ nodes, metadata: { version: 1, id: 'x' }, documentStyle: {} })
const newId = () => 'new'

describe('supported content survives a round trip', () => {
  test.each([
    ['paragraphs', content(paragraph(text('one '), text('two', bold, link)), paragraph())],
    ['a heading', content({ type: 'HEADING', id: 'h', nodes: [text('T')], headingData: { level: 3, textStyle: {} } })],
    [
      'lists in lists',
      content({
        type: 'BULLETED_LIST',
        id: 'l',
        nodes: [{ type: 'LIST_ITEM', id: 'i', nodes: [paragraph(text('a')), { type: 'ORDERED_LIST', id: 'o', nodes: [] }] }],
      }),
    ],
    [
      'a quote and a rule',
      content(
        { type: 'BLOCKQUOTE', id: 'q', nodes: [paragraph(text('q'))] },
        { type: 'DIVIDER', id: 'd', nodes: [], dividerData: { width: 'LARGE' } },
      ),
    ],
    ['code', content({ type: 'CODE_BLOCK', id: 'c', nodes: [text('a\nb')], codeBlockData: {} })],
    ['breaks', content(paragraph(text('a\nb\n\nc')))],
    ['a picture by its id', content(image({ id: 'mug.jpg' }))],
    ['a picture by its address', content(image({ url: 'https://a.example/mug.jpg' }))],
  ])('%s', (_, wire) => {
    expect(toContent(fromContent(wire)!, wire, newId)).toEqual(wire)
  })
})

describe('unsupported content is edited as JSON', () => {
  test.each([
    ['a video', content({ type: 'VIDEO', id: 'v', nodes: [], videoData: {} })],
    ['a colour', content(paragraph(text('a', { type: 'COLOR', colorData: { foreground: 'red' } })))],
    ['a light weight', content(paragraph(text('a', { type: 'BOLD', fontWeightValue: 300 })))],
    ['a script for a link', content(paragraph(text('a', { type: 'LINK', linkData: { link: { url: 'javascript:ran()' } } })))],
    ['an anchor for a link', content(paragraph(text('a', { type: 'LINK', linkData: { link: { anchor: 'x' } } })))],
    ['a picture without an address', content(image({ private: true }))],
    ['a text', 'just text'],
    ['a list', []],
    ['an object', { a: 1 }],
    ['nodes that are none', { nodes: [7] }],
    ['a name of all objects', content({ type: 'constructor', nodes: [] })],
  ])('%s', (_, wire) => {
    expect(fromContent(wire)).toBeUndefined()
  })
})

test('no content is an empty document and vice versa', () => {
  expect(toContent(fromContent(undefined)!, undefined, newId)).toBeUndefined()
})

test('new nodes get ids, and a replaced picture does not inherit the metadata of the old one', () => {
  const before = content(image({ id: 'mug.jpg' }))
  const [node] = fromContent(before)!.content!
  const another = {
    type: 'doc',
    content: [
      { ...node!, attrs: { ...node!.attrs, src: 'wix:image://v1/cup.jpg/c#originWidth=3&originHeight=4' } },
      { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
    ],
  }
  const [picture, words] = toContent(another, before, newId)!.nodes as { id: string; imageData: { image: object } }[]
  expect(picture!.imageData.image).toEqual({ src: { id: 'cup.jpg' }, width: 3, height: 4 })
  expect(words!.id).toBe('new')
})
