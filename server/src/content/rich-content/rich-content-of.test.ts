import { describe, expect, test } from 'vitest'
import { richContentLevelsMax, richContentMax, richContentNodesMax } from '@stoa/contract/rich-content'
import { cleanHtml } from '../markup/public.ts'
import { richContentOf } from './rich-content-of.ts'

interface Node {
  type: string
  id: string
  nodes: Node[]
  [data: string]: unknown
}
const nodesOf = (html: string): Node[] => richContentOf(html).nodes as unknown as Node[]

/** Nodes in few characters: `P(a B:b)`. */
const short = (nodes: readonly Node[]): string => nodes.map(shortNode).join(' ')
function shortNode(node: Node): string {
  if (node.type === 'TEXT') {
    const { text, decorations } = node.textData as { text: string; decorations: { type: string }[] }
    return [...decorations.map(({ type }) => type), JSON.stringify(text)].join(':')
  }
  return `${node.type}(${short(node.nodes)})`
}

test('a text as the format has it', () => {
  expect(richContentOf('<h2>A</h2><p>b <a href="https://a.example"><b>c</b></a></p><img src="/media/d.jpg" alt="D">')).toEqual({
    nodes: [
      {
        type: 'HEADING',
        id: 'n1',
        nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text: 'A', decorations: [] } }],
        headingData: { level: 2 },
      },
      {
        type: 'PARAGRAPH',
        id: 'n2',
        nodes: [
          { type: 'TEXT', id: '', nodes: [], textData: { text: 'b ', decorations: [] } },
          {
            type: 'TEXT',
            id: '',
            nodes: [],
            textData: {
              text: 'c',
              decorations: [
                { type: 'LINK', linkData: { link: { url: 'https://a.example' } } },
                { type: 'BOLD', fontWeightValue: 700 },
              ],
            },
          },
        ],
        paragraphData: {},
      },
      { type: 'IMAGE', id: 'n3', nodes: [], imageData: { image: { src: { id: 'd.jpg' } }, altText: 'D' } },
    ],
    metadata: { version: 1 },
    documentStyle: {},
  })
})

test.each([
  ['', ''],
  ['Tom & Jerry', 'PARAGRAPH("Tom & Jerry")'],
  ['a &lt;b&gt; &eacute;', 'PARAGRAPH("a <b> é")'],
  ['<p></p>', 'PARAGRAPH()'],
  ['<div>a<p>b</p>c</div>', 'PARAGRAPH("a") PARAGRAPH("b") PARAGRAPH("c")'],
  ['<p>a<br>b</p>', 'PARAGRAPH("a\\nb")'],
  ['<p>a\n   b  c</p>\n<p>d</p>', 'PARAGRAPH("a b  c") PARAGRAPH("d")'],
  ['<p>\u00a0</p>', 'PARAGRAPH("\u00a0")'],
  ['<b>a</b><strong>b</strong><strike>c</strike><del>d</del>', 'PARAGRAPH(BOLD:"ab" STRIKETHROUGH:"cd")'],
  ['<b><i>a</i></b><i><b>b</b></i>', 'PARAGRAPH(BOLD:ITALIC:"a" ITALIC:BOLD:"b")'],
  ['<b><b>a</b></b><a>b</a>', 'PARAGRAPH(BOLD:"a" "b")'],
  ['<u>a</u><code>b</code>', 'PARAGRAPH(UNDERLINE:"a" FONT_FAMILY:"b")'],
  ['<b><p>a</p><blockquote>b</blockquote></b>', 'PARAGRAPH(BOLD:"a") BLOCKQUOTE(PARAGRAPH(BOLD:"b"))'],
  ['<p>a<img src="/media/a.jpg">b</p>', 'PARAGRAPH("a") IMAGE() PARAGRAPH("b")'],
  ['<ul><li>a<ol><li>b</li></ol></li></ul>', 'BULLETED_LIST(LIST_ITEM(PARAGRAPH("a") ORDERED_LIST(LIST_ITEM(PARAGRAPH("b")))))'],
  [
    '<ul>a<li></li><ul><li>b</li></ul></ul>',
    'BULLETED_LIST(LIST_ITEM(PARAGRAPH("a")) LIST_ITEM() LIST_ITEM(BULLETED_LIST(LIST_ITEM(PARAGRAPH("b")))))',
  ],
  ['<li>a</li>', 'BULLETED_LIST(LIST_ITEM(PARAGRAPH("a")))'],
  ['<h3>a<ul><li>b</li></ul></h3>', 'HEADING("a") BULLETED_LIST(LIST_ITEM(HEADING("b")))'],
  ['<pre>\n a\n\tb<br></pre>', 'CODE_BLOCK(" a\\n\\tb\\n")'],
  ['<pre><code>\na <b>b</b></code></pre>', 'CODE_BLOCK("\\na " BOLD:"b")'],
  ['<hr><blockquote><h1>a</h1></blockquote>', 'DIVIDER() BLOCKQUOTE(HEADING("a"))'],
  ['<script>ran()</script><p onclick="ran()">a</p>', 'PARAGRAPH("a")'],
])('%j becomes %s', (html, expected) => expect(short(nodesOf(html))).toBe(expected))

test('a picture of the site has its ID, any other its URL, and both the link around them', () => {
  expect(
    nodesOf('<a href="/d"><img src="https://a.example/b.jpg"></a><img src="wix:image://v1/c.jpg/c">').map(({ imageData }) => imageData),
  ).toEqual([
    { image: { src: { url: 'https://a.example/b.jpg' } }, link: { url: '/d' } },
    { image: { src: { url: 'wix:image://v1/c.jpg/c' } } },
  ])
})

describe('X04: HTML of any form has bounded nodes', () => {
  const size = (nodes: readonly Node[]): number => nodes.reduce((sum, { nodes: inner }) => sum + 1 + size(inner), 0)
  const levels = (nodes: readonly Node[]): number => nodes.reduce((most, { nodes: inner }) => Math.max(most, 1 + levels(inner)), 0)
  const pieces = [
    '<hr>x',
    '<hr>',
    '<li>x',
    '<li>x</li>',
    '<p>x',
    '<ul>',
    '<ul><li>',
    '<ul>x<li></li>',
    '<blockquote>',
    '<b>x</b>y',
    '<pre>',
    '<i>',
  ]

  test.each(pieces)('%s', (piece) => {
    const text = `${piece.repeat(Math.floor(richContentMax / piece.length) - 1)}bottom`
    for (const html of [text, cleanHtml(text).slice(0, richContentMax)]) {
      const nodes = nodesOf(html)
      expect(size(nodes)).toBeLessThanOrEqual(richContentNodesMax)
      expect(levels(nodes)).toBeLessThanOrEqual(richContentLevelsMax)
    }
    expect(JSON.stringify(nodesOf(text))).toContain('bottom')
  })

  test('a link with a long target isn’t repeated without end', () => {
    const html = `<p><a href="/${'x'.repeat(8_000)}">${'<b>a</b>b'.repeat(800)}</a></p>`
    expect(JSON.stringify(nodesOf(html)).length).toBeLessThan(400_000)
  })
})
