import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('text without markup stays as it is', () => {
  test.each([
    '',
    'Tom & Jerry',
    '1 < 2 > 0',
    'I <3 tea',
    'a <- b',
    '&lt;b&gt; &amp; &eacute; &',
    '"\'`',
    'a\n\n b\u00a0c',
    '<'.repeat(3) + ' a',
  ])('%j', (text) => expect(cleanHtml(text)).toBe(text))
})

describe('what pages and the editor show is stored as it was written', () => {
  test.each([
    '<p>A <b>bold</b>, <strong>strong</strong>, <i>i</i>, <em>em</em>, <u>u</u> and <s>s</s> word.</p>',
    '<div>a<br>b</div>',
    '<h1>a</h1><h2>b</h2><h6>c</h6><hr><blockquote>d</blockquote><pre><code>e</code></pre>',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
    '<a href="https://a.example/?a=1&amp;b=2#c">a</a><a href="mailto:vera@example.com">b</a><a href="tel:+3531234">c</a><a href="/d">d</a>',
    '<img src="https://a.example/a.jpg" alt="A mug, &quot;blue&quot;"><img src="/media/a.jpg" alt=""><img src="wix:image://v1/a.jpg/a" alt="">',
    '1 &lt; 2 &amp; 3<br>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(html))
})

test.each([
  ['1 < 2 & <b>3</b>', '1 &lt; 2 &amp; <b>3</b>'],
  ['<p class="a" style="color:red" id="b" onclick="ran()">a</p>', '<p>a</p>'],
  ['<a href="https://a.example" target="_blank" rel="opener">a</a>', '<a href="https://a.example">a</a>'],
  ['<table><tr><td>a</td></tr></table>', 'a'],
  ['<span>a</span><font color="red">b</font>', 'ab'],
  ['<script>ran()</script>', ''],
  ['a<', 'a&lt;'],
  ['<P>a<P>b', '<p>a</p><p>b</p>'],
])('%s becomes %s', (html, expected) => expect(cleanHtml(html)).toBe(expected))

test('cleaning again changes nothing', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const once = cleanHtml(text)
      expect(cleanHtml(once)).toBe(once)
    }),
  )
})

describe('X04: hostile text of any size is cleaned in one pass', () => {
  const hostile: readonly string[] = [
    '<b>',
    '<b></i>',
    '<blockquote>',
    '<p>x',
    '<a href="/x">',
    '<a href="',
    '<!--',
    '<![CDATA[',
    '<',
    '&',
    '</p>',
    '<svg>',
    '<script>',
    '<img src=',
    '\u00a0<b>',
    '\u0000<',
  ]
  test.each(hostile)('%j', (piece) => {
    for (const length of [8_000, 16_000, 1_000_000]) {
      const text = `<p><b><a href="/${'x'.repeat(length / 4)}">${piece.repeat(length / 2 / piece.length)}<p>x${'</b>'.repeat(length / 16)}`
      const once = cleanHtml(text)
      expect(once.length).toBeLessThan(6 * text.length + 20_000)
      expect(cleanHtml(once)).toBe(once)
    }
  })
})
