import { describe, expect, test } from 'vitest'
import { cleanMarkup, unknownMarkup } from './markup.ts'

describe('pasted HTML is sanitized', () => {
  test.each([
    ['<p>Fired <b>twice</b> &amp; <i>glazed</i></p>', '<p>Fired <strong>twice</strong> &amp; <em>glazed</em></p>'],
    ['<p onclick="ran()" style="color:red" class=x>a</p>', '<p>a</p>'],
    ['<script>ran()</script>a<SCRIPT src=//x></SCRIPT >b', 'ab'],
    ['<svg><p><style><img src=x onerror=ran()></style></p></svg>a', 'a'],
    ['<img src=x onerror=ran()>a', 'a'],
    [
      '<img alt="a &quot;mug&quot;" src="wix:image://v1/mug.jpg/m.jpg" onload=ran()>',
      '<img src="wix:image://v1/mug.jpg/m.jpg" alt="a &quot;mug&quot;">',
    ],
    ['<a href="javascript:ran()">a</a>', '<a>a</a>'],
    ['<a href="java&#115;cript&colon;ran()">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:ran()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a target=_blank href="https://a.example/?b=1&amp;c=2">a</a>', '<a href="https://a.example/?b=1&amp;c=2">a</a>'],
    ['<a href=/about>a</a>', '<a href="/about">a</a>'],
    ['<!--[if mso]><script>ran()</script><![endif]--><div>a</div>', '<p>a</p>'],
    ['1 < 2 and <table><tr><td>cell</td></tr></table>', '1 &lt; 2 and cell'],
    ['<textarea><img src=x onerror=ran()></textarea>a', 'a'],
    ['<p title="</p><img src=x onerror=ran()>">a</p>', '<p>a</p>'],
    ['<script>never ends', ''],
    ['<constructor>a</constructor>', 'a'],
  ])('%s', (html, clean) => {
    expect(cleanMarkup(html)).toBe(clean)
  })
})

describe('lists what the editor would lose', () => {
  test.each([
    ['<h2>Title</h2><p>a <a href="https://a.example">b</a><br><img src="/media/x.jpg" alt=""></p><ul><li>c</li></ul><hr>', []],
    ['just text', []],
    ['<div>a</div>', []],
    ['<p style="color:red">a</p>', ['p style']],
    ['<table><tr><td>a</td></tr></table>', ['table', 'tr', 'td']],
    ['<a href="javascript:ran()">a</a>', ['a href']],
    ['<!-- kept --><p>a</p>', ['!']],
  ])('%s', (html, lost) => {
    expect(unknownMarkup(html)).toEqual(lost)
  })
})
