import { expect, test } from 'vitest'
import type { EditorNode } from './document.ts'
import { toMarkup } from './to-markup.ts'

const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })
const text = (words: string, ...marks: string[]): EditorNode => ({ type: 'text', text: words, marks: marks.map((type) => ({ type })) })
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content })
const link = (href: string): EditorNode => ({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] })

test.each<[string, EditorNode, string]>([
  ['nothing written', doc(paragraph()), ''],
  ['signs of HTML', doc(paragraph(text('1 < 2 & "x"'))), '<p>1 &lt; 2 &amp; "x"</p>'],
  ['marks side by side', doc(paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text('c'))), '<p><strong>a<em>b</em></strong>c</p>'],
  ['a break', doc(paragraph(text('a'), { type: 'hardBreak' }, text('b'))), '<p>a<br>b</p>'],
  [
    'a heading and a rule',
    doc({ type: 'heading', attrs: { level: 3 }, content: [text('T')] }, { type: 'horizontalRule' }),
    '<h3>T</h3><hr>',
  ],
  ['a list', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] }), '<ul><li><p>a</p></li></ul>'],
  ['code', doc({ type: 'codeBlock', content: [text('a < b')] }), '<pre><code>a &lt; b</code></pre>'],
  ['a quote', doc({ type: 'blockquote', content: [paragraph(text('a'))] }), '<blockquote><p>a</p></blockquote>'],
  ['a link', doc(paragraph(link('https://a.example/?a=1&b=2'))), '<p><a href="https://a.example/?a=1&amp;b=2">here</a></p>'],
  ['a link that is none', doc(paragraph(link('javascript:ran()'))), '<p>here</p>'],
  [
    'a picture',
    doc({ type: 'image', attrs: { src: 'wix:image://v1/m.jpg/m.jpg', alt: 'a "mug"' } }),
    '<img src="wix:image://v1/m.jpg/m.jpg" alt="a &quot;mug&quot;">',
  ],
  ['a picture that is none', doc({ type: 'image', attrs: { src: 'data:text/html,x' } }, paragraph(text('a'))), '<p>a</p>'],
])('%s', (_, document, html) => {
  expect(toMarkup(document)).toBe(html)
})
