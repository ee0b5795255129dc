import { expect, test } from 'vitest'
import { richText } from './rich-text.ts'

test('paragraphs, emphasis and lists are kept', () => {
  expect(richText('<p>Fired <b>twice</b>.</p><ul><li>Clay &amp; ash</li></ul>')).toEqual([
    { tag: 'p', children: ['Fired ', { tag: 'strong', children: ['twice'] }, '.'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['Clay & ash'] }] },
  ])
})

test('a paragraph ends where the next one begins, and an item at the next item', () => {
  expect(richText('<p>one<p>two<ul><li>a<li>b</ul>')).toEqual([
    { tag: 'p', children: ['one'] },
    { tag: 'p', children: ['two'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['b'] },
      ],
    },
  ])
})

test.each([
  ['<script>alert(1)</script>ok', ['ok']],
  ['<SCRIPT src="//evil.example"></SCRIPT >ok', ['ok']],
  ['<img src=x onerror=alert(1)>ok', ['ok']],
  ['<svg><p><style><img src=x onerror=alert(1)></style></p></svg>ok', ['ok']],
  ['<p onclick="alert(1)">ok</p>', [{ tag: 'p', children: ['ok'] }]],
  ['<a href="javascript:alert(1)">ok</a>', [{ tag: 'a', children: ['ok'] }]],
  ['<a href="&#106;avascript:alert(1)">ok</a>', [{ tag: 'a', children: ['ok'] }]],
  ['<a href=" //evil.example">ok</a>', [{ tag: 'a', children: ['ok'] }]],
  ['<a href="/products/mug">ok</a>', [{ tag: 'a', href: '/products/mug', children: ['ok'] }]],
  ['<!-- <script>alert(1)</script> -->ok', ['ok']],
  ['1 < 2 and <b>bold', ['1 < 2 and ', { tag: 'strong', children: ['bold'] }]],
])('%s', (html, nodes) => {
  expect(richText(html)).toEqual(nodes)
})
