import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes, elements, isWebAddress, tagOf, type Reader } from './allow-list.ts'
import { depthMax, type HtmlNode } from './html-tree.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const readers: readonly Reader[] = ['stored', 'page', 'editor']
const clean = (html: string, reader: Reader): string => writeHtml(readHtml(html, reader))

describe('no script survives', () => {
  test.each([
    ['<script>ran()</script>a', 'a'],
    ['<SCRIPT src=//evil.example></SCRIPT >a', 'a'],
    ['<script>a</script', ''],
    ['<scr<script>ipt>ran()</scr</script>ipt>', 'ipt&gt;ran()ipt&gt;'],
    ['<img src=x onerror=ran()>a', 'a'],
    ['<img src="javascript:ran()">a', 'a'],
    ['<img src="data:image/svg+xml,<svg onload=ran()>">a', 'a'],
    ['<svg onload=ran()><p>b</p></svg>a', 'a'],
    ['<svg><svg></svg><script>ran()</script></svg>a', 'a'],
    ['<svg/onload=ran()>a', ''],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran()&gt;"></math>a', 'a'],
    ['<p onclick="ran()" style="background:url(javascript:ran())">a</p>', '<p>a</p>'],
    ['<p title="</p><img src=x onerror=ran()>">a</p>', '<p>a</p>'],
    ['<a href="javascript:ran()">a</a>', '<a>a</a>'],
    ['<a href="  JaVaScRiPt:ran()">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript&colon;ran()">a</a>', '<a>a</a>'],
    ['<a href="&#x6A&#x61vascript:ran()">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:ran()">a</a>', '<a>a</a>'],
    ['<a href="java&NewLine;script:ran()">a</a>', '<a>a</a>'],
    ['<a href="\u0001javascript:ran()">a</a>', '<a>a</a>'],
    ['<a href="vbscript:ran()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>ran()</script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['<a href=x href="javascript:ran()">a</a>', '<a>a</a>'],
    ['<a href="/safe" href="javascript:ran()">a</a>', '<a href="/safe">a</a>'],
    ['<a href=\'/"onmouseover="ran()\'>a</a>', '<a href="/%22onmouseover=%22ran()">a</a>'],
    ['<iframe srcdoc="<script>ran()</script>"></iframe>a', 'a'],
    ['<object data="javascript:ran()"></object><embed src="javascript:ran()">a', 'a'],
    ['<form action="javascript:ran()"><button formaction="javascript:ran()">a</button></form>', 'a'],
    ['<base href="javascript://"><meta http-equiv=refresh content="0;url=javascript:ran()"><link rel=stylesheet href=//x>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>a', 'a'],
    ['<template><script>ran()</script></template>a', 'a'],
    ['<textarea><img src=x onerror=ran()></textarea>a', 'a'],
    ['<title><script>ran()</script></title>a', 'a'],
    ['<xmp><script>ran()</script></xmp>a', 'a'],
    ['<noembed><script>ran()</script></noembed>a', 'a'],
    ['<plaintext><script>ran()</script>', ''],
    ['<!--><script>ran()</script>-->a', '--&gt;a'],
    ['<!-- --!><script>ran()</script>a', 'a'],
    ['<![CDATA[<script>ran()</script>]]>a', 'a'],
    ['<?php <script>ran()</script> ?>a', 'ran() ?&gt;a'],
    ['&lt;script&gt;ran()&lt;/script&gt;', '&lt;script&gt;ran()&lt;/script&gt;'],
    ['<constructor>a</constructor><__proto__>b', 'a&lt;__proto__&gt;b'],
    ['<a __proto__=x constructor=y href=/a>a</a>', '<a href="/a">a</a>'],
    ['\u0000<p\u0000>a', '\u0000a'],
  ])('%j', (html, expected) => {
    expect(readers.map((reader) => clean(html, reader))).toEqual(readers.map(() => expected))
  })
})

describe('links', () => {
  test.each([
    ['https://a.example/?b=1&amp;c=2', 'https://a.example/?b=1&amp;c=2'],
    ['HTTP://a.example', 'HTTP://a.example'],
    [' /about ', '/about'],
    ['/a file.pdf', '/a%20file.pdf'],
    ['#top', '#top'],
    ['mailto:vera@example.com', 'mailto:vera@example.com'],
    ['tel:+3531234', 'tel:+3531234'],
  ])('%s is a safe link', (written, expected) => {
    expect(readers.map((reader) => clean(`<a href="${written}">a</a>`, reader))).toEqual(readers.map(() => `<a href="${expected}">a</a>`))
  })
})

test.each([
  ['&eacute;&nbsp;&copy;&#8364;&#x1F600;&notanentity;', 'é&nbsp;©€😀¬anentity;'],
  ['a & b &amp b &amp;lt; 1 < 2 > 0', 'a &amp; b &amp; b &amp;lt; 1 &lt; 2 &gt; 0'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
])('entities: %s', (html, expected) => {
  expect(clean(html, 'page')).toBe(expected)
})

test.each([
  ['<b><i>a</b>b</i>c', '<strong><em>a</em></strong><em>b</em>c'],
  ['<p><b>a<p>b</b>c', '<p><strong>a</strong></p><p><strong>b</strong>c</p>'],
  ['<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>e'],
  ['<a href=/a>a<a href=/b>b</a>c', '<a href="/a">a</a><a href="/b">b</a>c'],
  ['<a href=/a><ul><li><a href=/b>b', '<a href="/a"><ul><li>b</li></ul></a>'],
  ['</p></b>a<br></br><hr></li>', 'a<br>'],
  ['<p>a<h2>b</h2>c</p>', '<p>a</p><h3>b</h3>c'],
  ['<p>a<b', '<p>a</p>'],
])('nesting: %s', (html, expected) => {
  expect(clean(html, 'page')).toBe(expected)
})

const levels = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce<number>((most, node) => Math.max(most, typeof node === 'string' ? 0 : 1 + levels(node.children)), 0)

test('depth is limited; deeper content keeps its text', () => {
  const lost = new Set<string>()
  const nodes = readHtml(`${'<blockquote>'.repeat(1_000)}bottom`, 'editor', (name) => lost.add(name))
  expect(levels(nodes)).toBe(depthMax)
  expect(writeHtml(nodes)).toContain('bottom')
  expect([...lost]).toEqual(['blockquote'])
})

/** The work that reading a text and its lists takes: characters read and copied, elements visited. Unlike time, it is the same on every machine. */
function workOf(html: string): number {
  let work = 0
  const counted = (holder: object, name: string, costOf: (length: number, result: unknown) => number): (() => void) => {
    const original = Reflect.get(holder, name) as (...args: unknown[]) => unknown
    const count = function (this: { length: number }, ...args: unknown[]): unknown {
      const { length } = this
      const result = original.apply(this, args)
      work += costOf(length, result)
      return result
    }
    Reflect.defineProperty(holder, name, { value: count, configurable: true, writable: true })
    return () => void Reflect.defineProperty(holder, name, { value: original, configurable: true, writable: true })
  }
  const restore = [
    counted(String.prototype, 'charCodeAt', () => 1),
    counted(String.prototype, 'slice', (_length, copy) => String(copy).length),
    ...['findLastIndex', 'filter', 'some', 'splice'].map((name) => counted(Array.prototype, name, (length) => length)),
  ]
  try {
    readHtml(html, 'editor')
    return work
  } finally {
    for (const undo of restore) undo()
  }
}

describe('four times the length takes four times the work', () => {
  const hostile: Readonly<Record<string, (length: number) => string>> = {
    'elements within elements': (length) => '<b>'.repeat(length / 3),
    'blocks within blocks': (length) => '<blockquote>'.repeat(length / 12),
    'links within links': (length) => '<a><p>'.repeat(length / 6),
    'formatting cut off by each paragraph': (length) => `<b><i><u><s><code><a>${'<p>x'.repeat(length / 4)}`,
    'links cut off by each paragraph': (length) => `<p><a href="/${'x'.repeat(length / 2)}">${'<p>x'.repeat(length / 8)}`,
    'end tags of nothing': (length) => '</p>'.repeat(length / 4),
    'other end tags': (length) => '<b>'.repeat(length / 8) + '</i>'.repeat(length / 8),
    'attributes without end': (length) => '<a href="'.repeat(length / 9),
    'many attributes': (length) => `<a${' href=x'.repeat(length / 7)}>`,
    'many names of attributes': (length) => `<p${Array.from({ length: length / 8 }, (_, index) => ` a${index}=1`).join('')}>`,
    'one long value': (length) => `<a href="${'&amp;'.repeat(length / 5)}">`,
    'less-than signs': (length) => '<'.repeat(length),
    'tags without end': (length) => '<a '.repeat(length / 3),
    'comments without end': (length) => '<!--'.repeat(length / 4),
    'declarations without end': (length) => '<!'.repeat(length / 2),
    'entities without end': (length) => '&am'.repeat(length / 3),
    'scripts without end': (length) => `<script>${'</scrip'.repeat(length / 7)}`,
    'silence within silence': (length) => '<svg>'.repeat(length / 5),
    'white space': (length) => '<b><p>'.repeat(20) + ' \n'.repeat(length / 2),
  }

  test.each(Object.entries(hostile))('%s', (_name, make) => {
    const [short, long] = [workOf(make(12_000)), workOf(make(48_000))]
    expect(short).toBeGreaterThan(6_000)
    // Quadratic work would be 16 times as much.
    expect(long).toBeLessThan(5 * short)
  })

  test('and the result grows no faster', () => {
    for (const make of Object.values(hostile)) {
      const [short, long] = [120_000, 480_000].map((length) => clean(make(length), 'editor').length) as [number, number]
      expect(long).toBeLessThan(4.1 * short + 1_000)
    }
  })
})

test('a link without a target loses nothing', () => {
  const lost: string[] = []
  readHtml('<a>a</a><a href="javascript:ran()">a</a>', 'editor', (name) => lost.push(name))
  expect(lost).toEqual(['a href'])
})

describe('random input', () => {
  const names = [...Object.keys(elements), 'script', 'svg', 'table', 'span', 'title', 'X']
  const values = [
    '/a',
    'javascript:ran()',
    'https://a.example/"<>',
    '/media/a.jpg',
    '',
    '&#106;avascript:ran()',
    "'",
    'wix:image://v1/a.jpg/a b',
  ]
  const piece = oneof(
    constantFrom(...names).map((name) => `<${name}>`),
    constantFrom(...names).map((name) => `</${name}>`),
    array(constantFrom('href', 'src', 'alt', 'onclick', 'style', 'HREF'), { maxLength: 3 }).chain((attrs) =>
      constantFrom(...names).chain((name) =>
        constantFrom(...values).map((value) => `<${name} ${attrs.map((attribute) => `${attribute}="${value}"`).join(' ')}>`),
      ),
    ),
    constantFrom('<', '>', '&', '"', "'", '<!--', '-->', '<![CDATA[', ']]>', '</', '/>', '&lt;', '&amp;lt', '&nbsp', '\u0000', ' ', 'text'),
    string(),
  )
  const written = array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

  test('the editor loses nothing of what is stored', () => {
    assert(
      property(written, (html) => {
        const lost: string[] = []
        readHtml(clean(html, 'stored'), 'editor', (name) => lost.push(name))
        expect(lost).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(readers)('%s: keeps only allowed elements and attributes, and parsing the result again changes nothing', (reader) => {
    const tags = new Set<string>(Object.keys(elements).flatMap((name) => tagOf(name, reader) ?? []))
    const check = (nodes: readonly HtmlNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string') continue
        const { tag, children, ...given } = node
        expect(tags).toContain(tag)
        expect(Object.keys(attributes[tag] ?? {})).toEqual(expect.arrayContaining(Object.keys(given)))
        if (given.href !== undefined) expect(isWebAddress(given.href) || /^(?:mailto:|tel:|#|\/(?![/\\]))/i.test(given.href)).toBe(true)
        check(children)
      }
    }
    assert(
      property(written, (html) => {
        const nodes = readHtml(html, reader)
        check(nodes)
        const again = writeHtml(nodes)
        expect(readHtml(again, reader)).toEqual(nodes)
        expect(Array.from(again.matchAll(/<\/?([^\s>]*)/g), ([, name]) => name!).filter((name) => !tags.has(name))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
