import { describe, expect, test } from 'vitest'
import { richContentLevelsMax, richContentMax, richContentNodesMax } from '@stoa/contract/rich-content'
import { htmlOf } from './html-of.ts'
import { richContentOf } from './rich-content-of.ts'

const text = (value: string, ...decorations: unknown[]) => ({ type: 'TEXT', textData: { text: value, decorations } })
const paragraph = (...nodes: unknown[]) => ({ type: 'PARAGRAPH', nodes, paragraphData: {} })
const link = (url: unknown) => ({ type: 'LINK', linkData: { link: { url } } })
const picture = (src: unknown, more = {}) => ({ type: 'IMAGE', imageData: { image: { src }, ...more } })
const written = (...nodes: unknown[]) => htmlOf({ nodes: nodes as Record<string, unknown>[] }, { field: 'd' })

test.each([
  ['nothing', [], ''],
  [
    'a node as the platform writes it',
    [
      {
        type: 'PARAGRAPH',
        id: 'foo',
        style: {},
        nodes: [{ ...text('a'), id: '', nodes: [] }],
        paragraphData: { textStyle: { textAlignment: 'CENTER' }, indentation: 1 },
      },
    ],
    '<p>a</p>',
  ],
  ['an empty paragraph', [{ type: 'PARAGRAPH' }], '<p></p>'],
  ['lines', [paragraph(text('a\nb\r\nc'))], '<p>a<br>b<br>c</p>'],
  ['signs of HTML', [paragraph(text('<b>&amp;\u00a0'))], '<p>&lt;b&gt;&amp;amp;&nbsp;</p>'],
  [
    'formatting',
    [
      paragraph(
        text('a', { type: 'BOLD' }),
        text('b', { type: 'BOLD', fontWeightValue: 700 }, { type: 'ITALIC' }),
        text('c', { type: 'UNDERLINE' }),
        text('d', { type: 'STRIKETHROUGH' }),
      ),
    ],
    '<p><strong>a<em>b</em></strong><u>c</u><s>d</s></p>',
  ],
  [
    'formatting that is off',
    [paragraph(text('a', { type: 'BOLD', fontWeightValue: 400 }), text('b', { type: 'ITALIC', italicData: false }))],
    '<p>ab</p>',
  ],
  [
    'code',
    [
      paragraph(
        text('a', { type: 'FONT_FAMILY', fontFamilyData: { value: 'monospace' } }),
        text('b', { type: 'FONT_FAMILY', fontFamilyData: { value: 'Arial' } }),
      ),
    ],
    '<p><code>a</code>b</p>',
  ],
  [
    'looks',
    [
      paragraph(
        text('a', { type: 'COLOR', colorData: { foreground: '#f00' } }, { type: 'FONT_SIZE', fontSizeData: { unit: 'PX', value: 20 } }),
      ),
    ],
    '<p>a</p>',
  ],
  [
    'a link',
    [
      paragraph(
        text('a', {
          type: 'LINK',
          linkData: { link: { url: ' https://a.example/?b=1&c="2" ', target: 'BLANK', rel: { nofollow: true } } },
        }),
      ),
    ],
    '<p><a href="https://a.example/?b=1&amp;c=%222%22">a</a></p>',
  ],
  ['a heading', [{ type: 'HEADING', headingData: { level: 6 }, nodes: [text('a')] }], '<h6>a</h6>'],
  [
    'a list',
    [{ type: 'ORDERED_LIST', orderedListData: { start: 1 }, nodes: [{ type: 'LIST_ITEM', nodes: [paragraph(text('a'))] }] }],
    '<ol><li><p>a</p></li></ol>',
  ],
  ['a quote', [{ type: 'BLOCKQUOTE', nodes: [paragraph(text('a'))] }], '<blockquote><p>a</p></blockquote>'],
  [
    'a code block',
    [{ type: 'CODE_BLOCK', nodes: [text('\na\n  b', { type: 'FONT_FAMILY', fontFamilyData: { value: 'monospace' } })] }],
    '<pre><code>\na\n  b</code></pre>',
  ],
  ['a divider', [{ type: 'DIVIDER', dividerData: { lineStyle: 'SINGLE', width: 'LARGE', alignment: 'CENTER' } }], '<hr>'],
  [
    'a picture of the site',
    [picture({ id: 'a.jpg', url: '' }, { altText: 'A "mug"' })],
    '<img src="/media/a.jpg" alt="A &quot;mug&quot;">',
  ],
  [
    'a picture of the web',
    [picture({ url: 'https://a.example/a.jpg' }, { link: { url: '/b' } })],
    '<a href="/b"><img src="https://a.example/a.jpg" alt=""></a>',
  ],
])('%s', (_name, nodes, html) => expect(written(...nodes)).toBe(html))

describe('refusals name their field', () => {
  test.each([
    ['a block of another type', [{ type: 'DIVIDER' }, { type: 'TABLE' }], 'd.nodes[1].type', 'INVALID_ENUM_VALUE'],
    ['a type of Object', [{ type: 'constructor' }], 'd.nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['no type', [{}], 'd.nodes[0].type', 'REQUIRED_FIELD'],
    ['a text at the top', [text('a')], 'd.nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['a block in a paragraph', [paragraph(paragraph())], 'd.nodes[0].nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['a paragraph in a list', [{ type: 'BULLETED_LIST', nodes: [paragraph()] }], 'd.nodes[0].nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['a caption', [{ ...picture({ id: 'a' }), nodes: [{ type: 'CAPTION' }] }], 'd.nodes[0].nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['a node in a text', [paragraph({ ...text('a'), nodes: [text('b')] })], 'd.nodes[0].nodes[0].nodes[0].type', 'INVALID_ENUM_VALUE'],
    ['nodes that aren’t a list', [{ type: 'PARAGRAPH', nodes: {} }], 'd.nodes[0].nodes', 'FORMAT'],
    ['a node that is none', [paragraph('a')], 'd.nodes[0].nodes[0]', 'FORMAT'],
    ['data of another type', [{ type: 'PARAGRAPH', htmlData: { html: 'a' } }], 'd.nodes[0].htmlData', 'FIELD_NOT_ALLOWED'],
    ['data that isn’t an object', [{ type: 'PARAGRAPH', paragraphData: 'a' }], 'd.nodes[0].paragraphData', 'FORMAT'],
    ['text that is none', [paragraph({ type: 'TEXT', textData: { text: 1 } })], 'd.nodes[0].nodes[0].textData.text', 'FORMAT'],
    [
      'a decoration without form',
      [paragraph(text('a', { type: 'SPOILER' }))],
      'd.nodes[0].nodes[0].textData.decorations[0].type',
      'INVALID_ENUM_VALUE',
    ],
    [
      'an anchor',
      [paragraph(text('a', { type: 'LINK', linkData: { link: { url: '/a', anchor: 'b' } } }))],
      'd.nodes[0].nodes[0].textData.decorations[0].linkData.link.anchor',
      'FIELD_NOT_ALLOWED',
    ],
    [
      'a script as a link',
      [paragraph(text('a', link('javascript:ran()')))],
      'd.nodes[0].nodes[0].textData.decorations[0].linkData.link.url',
      'FORMAT',
    ],
    [
      'a link without target',
      [paragraph(text('a', { type: 'LINK' }))],
      'd.nodes[0].nodes[0].textData.decorations[0].linkData.link.url',
      'REQUIRED_FIELD',
    ],
    ['two links', [paragraph(text('a', link('/a'), link('/b')))], 'd.nodes[0].nodes[0].textData.decorations[1].type', 'VALIDATION'],
    ['a heading without level', [{ type: 'HEADING' }], 'd.nodes[0].headingData.level', 'REQUIRED_FIELD'],
    ['level 7', [{ type: 'HEADING', headingData: { level: 7 } }], 'd.nodes[0].headingData.level', 'MAX'],
    ['level 0', [{ type: 'HEADING', headingData: { level: 0 } }], 'd.nodes[0].headingData.level', 'MIN'],
    ['half a level', [{ type: 'HEADING', headingData: { level: 1.5 } }], 'd.nodes[0].headingData.level', 'FORMAT'],
    [
      'a list that starts later',
      [{ type: 'ORDERED_LIST', orderedListData: { start: 3 } }],
      'd.nodes[0].orderedListData.start',
      'FIELD_NOT_ALLOWED',
    ],
    ['a picture of nothing', [picture({})], 'd.nodes[0].imageData.image.src.url', 'REQUIRED_ONE_OF_FIELD'],
    ['a picture of both', [picture({ id: 'a', url: '/media/a' })], 'd.nodes[0].imageData.image.src.url', 'ONE_OF_ALIGNMENT'],
    ['a picture of a script', [picture({ url: 'data:image/svg+xml,<svg>' })], 'd.nodes[0].imageData.image.src.url', 'FORMAT'],
    ['another folder', [picture({ id: '../a' })], 'd.nodes[0].imageData.image.src.id', 'FORMAT'],
    ['a crop', [picture({ id: 'a' }, { crop: { x: 0 } })], 'd.nodes[0].imageData.crop', 'FIELD_NOT_ALLOWED'],
  ])('%s', (_name, nodes, field, violatedRule) => {
    expect(written(...nodes)).toEqual([expect.objectContaining({ field, violatedRule })])
  })

  test('all of them', () => {
    expect(written({ type: 'TABLE' }, paragraph(text('a', link('x'))))).toHaveLength(2)
  })
})

describe('bounds', () => {
  const quotes = (count: number, inner: unknown): unknown =>
    count === 0 ? inner : { type: 'BLOCKQUOTE', nodes: [quotes(count - 1, inner)] }

  test('levels', () => {
    expect(written(quotes(richContentLevelsMax - 2, paragraph(text('a'))))).toContain('a')
    expect(written(quotes(richContentLevelsMax - 1, paragraph(text('a'))))).toEqual([
      {
        field: `d${'.nodes[0]'.repeat(richContentLevelsMax)}.nodes`,
        violatedRule: 'MAX_SIZE',
        description: 'must not be nested more than 16 levels deep',
        data: { threshold: 16 },
      },
    ])
    expect(written(quotes(5_000, paragraph()))).toHaveLength(1)
  })

  test('nodes', () => {
    const items = (count: number) => ({ type: 'BULLETED_LIST', nodes: Array.from({ length: count }, () => ({ type: 'LIST_ITEM' })) })
    const tooMany = [expect.objectContaining({ field: 'd.nodes', violatedRule: 'MAX_SIZE', data: { threshold: richContentNodesMax } })]
    expect(htmlOf({ nodes: [items(richContentNodesMax - 1)] }, { field: 'd', max: 1_000_000 })).toContain('<li>')
    expect(htmlOf({ nodes: [items(richContentNodesMax)] }, { field: 'd', max: 1_000_000 })).toEqual(tooMany)
    expect(written(...Array.from({ length: 5 }, () => items(5_000)))).toEqual(tooMany)
  })

  test('characters', () => {
    expect(written(paragraph(text('x'.repeat(richContentMax - 7))))).toHaveLength(richContentMax)
    expect(written(paragraph(text('x'.repeat(richContentMax - 6))))).toEqual([
      { field: 'd', violatedRule: 'MAX_LENGTH', description: 'must have at most 16000 characters as HTML', data: { threshold: 16_000 } },
    ])
    expect(written(paragraph(text('<'.repeat(richContentMax / 2))))).toEqual([expect.objectContaining({ violatedRule: 'MAX_LENGTH' })])
  })
})

describe('what is stored', () => {
  test('stays to the character if the nodes say the same', () => {
    const stored = `<b>a</b>é${'<hr>x'.repeat(3_000)}`
    expect(htmlOf(richContentOf(stored), { field: 'd', stored })).toBe(stored)
    expect(htmlOf({ nodes: [paragraph(text('Tom & Jerry'))] }, { field: 'd', stored: 'Tom & Jerry' })).toBe('Tom & Jerry')
  })

  test('is replaced if they don’t', () => {
    expect(htmlOf({ nodes: [paragraph(text('b'))] }, { field: 'd', stored: 'a' })).toBe('<p>b</p>')
    expect(htmlOf({}, { field: 'd', stored: 'a' })).toBe('')
  })
})
