import { array, assert, constantFrom, letrec, oneof, property, record, string, uniqueArray, type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richContentLevelsMax, type RichContent } from '@stoa/contract/rich-content'
import { elements } from '@stoa/html/allow-list'
import type { HtmlNode } from '@stoa/html/html-tree'
import { readHtml } from '@stoa/html/read-html'
import { cleanHtml } from '../markup/public.ts'
import { htmlOf } from './html-of.ts'
import { decorationOf, haveSameMarks, type Mark } from './mark.ts'
import { richContentOf } from './rich-content-of.ts'
import { nodeTypes, type NodeType } from './rich-node.ts'

const back = (content: RichContent, stored?: string): string => {
  const html = htmlOf(content, { field: 'd', stored, max: 1_000_000 })
  if (typeof html !== 'string') throw new Error(JSON.stringify(html))
  return html
}

/** Any HTML, with all allowed elements in any order. */
const anyHtml = array(
  oneof(
    { weight: 3, arbitrary: constantFrom(...Object.keys(elements)).map((name) => `<${name}>`) },
    { weight: 3, arbitrary: constantFrom(...Object.keys(elements)).map((name) => `</${name}>`) },
    { weight: 2, arbitrary: string() },
    constantFrom(' ', '\n', '\n  ', '\t', '\f', '\u00a0', '&eacute;', '&lt;p&gt;', '&', '<', 'text', '\r\n', '\u0000', '<span>', '<table>'),
    constantFrom('/a', 'https://a.example/?b="c"&d', 'mailto:vera@example.com', '#e', 'javascript:ran()', '').map(
      (url) => `<a href='${url}'>`,
    ),
    constantFrom('/media/a.jpg', 'https://a.example/b', 'wix:image://v1/c.jpg/d e', 'x').map((src) => `<img alt='"f"' src="${src}">`),
  ),
  { maxLength: 40 },
).map((pieces) => pieces.join(''))

/** What a reader gets: the text without spaces, and the links and pictures that can be seen. */
function contentOf(html: string) {
  const [links, pictures] = [new Set<string>(), [] as string[]]
  let text = ''
  const walk = (nodes: readonly HtmlNode[], link?: string): void => {
    for (const node of nodes) {
      if (typeof node === 'string') text += node.replace(/\s/g, '')
      else if (node.tag === 'img') pictures.push(`${node.src} ${node.alt}`)
      else walk(node.children, node.href ?? link)
      if (link !== undefined && (typeof node === 'string' ? /[^ \t\r\n\f]/.test(node) : node.tag === 'img')) links.add(link)
    }
  }
  walk(readHtml(html, 'stored'))
  return { text, links, pictures }
}

const levels = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce<number>((most, node) => Math.max(most, typeof node === 'string' ? 0 : 1 + levels(node.children)), 0)

describe('from HTML to nodes and back', () => {
  const check = (claim: (html: string) => void) => assert(property(anyHtml.map(cleanHtml), claim), { numRuns: 2_000 })

  test('what is stored stays to the character', () => check((html) => void expect(back(richContentOf(html), html)).toBe(html)))

  test('without it, it is clean HTML with the same nodes', () => {
    check((html) => {
      const content = richContentOf(html)
      const again = back(content)
      expect(cleanHtml(again)).toBe(again)
      expect(richContentOf(again)).toEqual(content)
      expect(back(richContentOf(again))).toBe(again)
    })
  })

  test('texts, links and pictures are complete', () => {
    check((html) => {
      if (levels(readHtml(html, 'stored')) < richContentLevelsMax / 2) expect(contentOf(back(richContentOf(html)))).toEqual(contentOf(html))
    })
  })

  test('HTML that the editor writes is the same to the character', () => {
    const html =
      '<h2>A &amp; b</h2><p>c <strong>d<em>e</em></strong><br><a href="/f"><u>g</u></a> <s>h</s><code>i</code></p><hr><ul><li><p>j</p><ol><li><p>k</p></li></ol></li></ul><blockquote><p>l</p></blockquote><pre><code>m\n  n</code></pre><img src="/media/o.jpg" alt="P"><p></p>'
    expect(back(richContentOf(html))).toBe(html)
  })
})

interface Node {
  type: NodeType
  nodes: Node[]
  [data: string]: unknown
}

const node = (type: NodeType, nodes: Node[] = [], data: object = {}): Node => ({ type, id: '', nodes, [nodeTypes[type].data]: data })

const url = constantFrom('https://a.example/?b=%22c%22&d', '/e', '#f', 'mailto:vera@example.com', 'tel:+3531234')
const mark: Arbitrary<Mark> = oneof(
  constantFrom<Mark>({ type: 'BOLD' }, { type: 'ITALIC' }, { type: 'UNDERLINE' }, { type: 'STRIKETHROUGH' }),
  url.map((target): Mark => ({ type: 'LINK', url: target })),
)
const words = oneof(string({ minLength: 1, unit: 'binary' }), constantFrom('a', '\n', ' b', '<b>', '&lt;', '\u00a0', 'c\n\nd')).map(
  (text) => text.replaceAll('\r', '-'),
)

/** Texts next to each other differ in their formatting: otherwise they would be one. */
const textsOf = (marks: Arbitrary<Mark>): Arbitrary<Node[]> =>
  array(record({ text: words, marks: uniqueArray(marks, { selector: ({ type }) => type }) }), { maxLength: 4 }).map((runs) =>
    runs
      .filter((run, at) => at === 0 || !haveSameMarks(run.marks, runs[at - 1]!.marks))
      .filter((run, at, all) => at === 0 || !haveSameMarks(run.marks, all[at - 1]!.marks))
      .map(({ text, marks: applied }) => node('TEXT', [], { text, decorations: applied.map(decorationOf) })),
  )
const texts = textsOf(oneof(mark, constantFrom<Mark>({ type: 'FONT_FAMILY' })))

const { blocks } = letrec<{ blocks: Node[]; block: Node; items: Node[] }>((tie) => ({
  blocks: array(tie('block'), { maxLength: 4 }),
  items: array(
    tie('blocks').map((inner) => node('LIST_ITEM', inner)),
    { maxLength: 3 },
  ),
  block: oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts.map((inner) => node('PARAGRAPH', inner)),
    record({ inner: texts, level: constantFrom(1, 2, 3, 4, 5, 6) }).map(({ inner, level }) => node('HEADING', inner, { level })),
    textsOf(mark).map((inner) => node('CODE_BLOCK', inner)),
    constantFrom(node('DIVIDER')),
    record({
      src: constantFrom({ id: 'a-b_c~mv2.jpg' }, { url: 'https://a.example/b' }, { url: 'wix:image://v1/c.jpg/d' }),
      altText: constantFrom('A "b"'),
    }).map(({ src, altText }) => node('IMAGE', [], { image: { src }, altText, link: { url: '/e' } })),
    tie('items').map((inner) => node('BULLETED_LIST', inner)),
    tie('items').map((inner) => node('ORDERED_LIST', inner)),
    tie('blocks').map((inner) => node('BLOCKQUOTE', inner)),
  ),
}))

/** Without the IDs, which are given by position. */
const withoutIds = (nodes: unknown): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value: unknown) => (key === 'id' && /^n?\d*$/.test(String(value)) ? undefined : value)))

test('from nodes to HTML and back: all stays', () => {
  const depth = (nodes: readonly Node[]): number => nodes.reduce((most, { nodes: inner }) => Math.max(most, 1 + depth(inner)), 0)
  let deepest = 0
  assert(
    property(blocks, (nodes) => {
      if (depth(nodes) > richContentLevelsMax - 3) return
      deepest = Math.max(deepest, depth(nodes))
      expect(withoutIds(richContentOf(back({ nodes })).nodes)).toEqual(withoutIds(nodes))
    }),
    { numRuns: 2_000 },
  )
  expect(deepest).toBeGreaterThan(4)
})

test('any value is answered, with HTML that is clean or with violations', () => {
  const value = oneof(
    constantFrom<unknown>(null, true, 0, -1, 1e9, '', 'a', [], {}, [null], { nodes: [1] }, 'javascript:ran()', '"><script>ran()</script>'),
    string(),
  )
  const keys = [
    'nodes',
    'id',
    'style',
    ...Object.values(nodeTypes).map(({ data }) => data),
    'text',
    'decorations',
    'linkData',
    'link',
    'url',
    'image',
    'src',
    'altText',
    'level',
  ]
  const { thing } = letrec<{ thing: unknown }>((tie) => ({
    thing: oneof(
      { depthSize: 'medium', withCrossShrink: true },
      value,
      array(tie('thing'), { maxLength: 3 }),
      record({
        type: constantFrom(...Object.keys(nodeTypes), 'BOLD', 'LINK', 'TABLE'),
        entries: array(record({ key: constantFrom(...keys), one: tie('thing') }), { maxLength: 4 }),
      }).map(({ type, entries }) => ({ type, ...Object.fromEntries(entries.map(({ key, one }) => [key, one])) })),
    ),
  }))
  assert(
    property(array(thing, { maxLength: 4 }), (nodes) => {
      const answer = htmlOf({ nodes: nodes as Record<string, unknown>[] }, { field: 'd' })
      if (typeof answer === 'string') expect(cleanHtml(answer)).toBe(answer)
      else for (const { field } of answer) expect(field).toMatch(/^d\.nodes\[/)
    }),
    { numRuns: 2_000 },
  )
})
