import { describe, expect, test } from 'vitest'
import type { DataField, DataPage } from '../answers.ts'
import { addressLines } from './address-lines.ts'
import { fieldView, nameIn } from './field-view.ts'
import { picturesIn } from './pictures.ts'
import { linkText, safeLink } from './safe-link.ts'

const baseUrl = 'https://shop.example'
const references: DataPage['references'] = [
  { dataCollectionId: 'Authors', displayName: 'Authors', displayField: 'name', slugField: 'slug', hasPages: true, cover: ['portrait'] },
  { dataCollectionId: 'Books', displayName: 'Books', displayField: 'title', hasPages: false, cover: [] },
]
const publicPaths = new Map([
  ['a.jpg', '/media/a.jpg?v=2'],
  ['dance.mp4', '/media/dance.mp4'],
])
const site = { baseUrl, publicPaths }
const around = { locale: 'en-IE', timeZone: 'Europe/Lisbon', ...site, references }
const view = (type: DataField['type'], value: unknown, more: Partial<DataField> = {}) =>
  fieldView({ key: 'k', type, ...more }, value, around)
const text = (said: string) => ({ kind: 'text', text: said })

describe('a value is shown by the type of its field', () => {
  test.each([
    ['TEXT', 'Basil', text('Basil')],
    ['NUMBER', 2014, text('2014')],
    ['NUMBER', 12_345.5, text('12,345.5')],
    ['NUMBER', 0, text('0')],
    ['BOOLEAN', false, { kind: 'yesNo', isYes: false }],
    ['DATETIME', { $date: '2026-07-01T23:30:00.000Z' }, { kind: 'date', text: '2 Jul 2026, 00:30', instant: '2026-07-01T23:30:00.000Z' }],
    ['DATE', { $date: '2026-07-01T23:30:00.000Z' }, { kind: 'date', text: '2 Jul 2026', instant: '2026-07-01T23:30:00.000Z' }],
    ['DATE', '2026-07-01', { kind: 'date', text: '1 Jul 2026', instant: '2026-07-01' }],
    ['DATE', 'soon', text('soon')],
    ['TIME', '09:30:00.000', text('09:30')],
    ['URL', 'https://www.example.com/a/', { kind: 'link', href: 'https://www.example.com/a/', text: 'example.com/a' }],
    ['URL', '/collections/light', { kind: 'link', href: '/collections/light', text: '/collections/light' }],
    ['URL', 'javascript:ran()', text('javascript:ran()')],
    ['EMAIL', 'a@example.com', { kind: 'link', href: 'mailto:a@example.com', text: 'a@example.com' }],
    ['ARRAY_STRING', ['a', 'b', null, {}, 3], { kind: 'list', texts: ['a', 'b', '3'] }],
    [
      'OBJECT',
      { city: 'Porto', no: 3, deep: {} },
      {
        kind: 'facts',
        facts: [
          { name: 'city', text: 'Porto' },
          { name: 'no', text: '3' },
        ],
      },
    ],
    ['DOCUMENT', 'wix:document://v1/abc/menu.pdf#x=1', text('menu.pdf')],
    ['VIDEO', 'wix:video://v1/dance.mp4/Dance.mp4#posterUri=x', text('Dance.mp4')],
    ['VIDEO', 'https://films.example/video/1', { kind: 'link', href: 'https://films.example/video/1', text: 'films.example/video/1' }],
    ['ADDRESS', { city: 'Porto', postalCode: '4050', country: 'PT' }, { kind: 'lines', lines: ['4050 Porto', 'PT'] }],
    ['ANY', { $date: '2026-07-01T11:00:00.000Z' }, { kind: 'date', text: '1 Jul 2026, 12:00', instant: '2026-07-01T11:00:00.000Z' }],
  ] as const)('%s %j', (type, value, shown) => expect(view(type, value)).toEqual(shown))

  test.each([
    ['TEXT', ''],
    ['TEXT', null],
    ['TEXT', undefined],
    ['ARRAY_STRING', []],
    ['OBJECT', {}],
    ['RICH_TEXT', 7],
    ['RICH_CONTENT', 'x'],
    ['IMAGE', 'https://elsewhere.example/a.jpg'],
    ['IMAGE', 'wix:image://v1/private.jpg/b.jpg#originWidth=1'],
    ['MEDIA_GALLERY', [{ src: 'wix:image://v1/private.jpg/b.jpg' }]],
    ['VIDEO', 'wix:video://v1/private.mp4/Dance.mp4#posterUri=x'],
    ['VIDEO', { url: 'https://shop.example/video/private.mp4/file' }],
    ['REFERENCE', 'an id that led nowhere'],
    ['ADDRESS', {}],
  ] as const)('%s %j shows nothing', (type, value) => expect(view(type, value)).toBeUndefined())

  test('references link to pages if there are any, and name items without one', () => {
    const to = (id: string) => ({ typeMetadata: { reference: { referencedCollectionId: id } } })
    const item = { _id: '7', name: 'Ilse', title: 'Dawn', slug: 'ilse' }
    expect(view('REFERENCE', item, to('Authors'))).toEqual({ kind: 'references', links: [{ name: 'Ilse', path: '/c/Authors/ilse' }] })
    const portrait = 'wix:image://v1/a.jpg/a.jpg'
    const picture = { url: '/media/a.jpg?v=2', alt: '' }
    expect(view('REFERENCE', { ...item, portrait }, to('Authors'))).toMatchObject({ links: [{ name: 'Ilse', picture }] })
    expect(view('REFERENCE', item, to('Books'))).toEqual({ kind: 'references', links: [{ name: 'Dawn' }] })
    expect(view('REFERENCE', item, to('Secrets'))).toBeUndefined()
    const several = { typeMetadata: { multiReference: { referencedCollectionId: 'Authors' } } }
    expect(view('MULTI_REFERENCE', [item, 'lost'], several)).toMatchObject({ links: [{ name: 'Ilse' }] })
  })
})

test.each([
  ['javascript:ran()'],
  [' JaVaScRiPt:ran()'],
  ['java\nscript:ran()'],
  ['data:text/html,<script>ran()</script>'],
  ['vbscript:ran()'],
  ['file:///etc/passwd'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['not an address'],
  [7],
])('%j has no link', (value) => expect(safeLink(value)).toBeUndefined())

test('a link is shown without its scheme', () => {
  expect(linkText('https://www.example.com/')).toBe('example.com')
  expect(linkText('tel:+351220555027')).toBe('+351220555027')
})

describe('images', () => {
  test.each([
    ['wix:image://v1/a.jpg/a.jpg#originWidth=1', [{ url: '/media/a.jpg?v=2', alt: '' }]],
    [`${baseUrl}/media/a.jpg`, [{ url: '/media/a.jpg?v=2', alt: '' }]],
    [`${baseUrl}/media/a.jpg?v=1`, [{ url: '/media/a.jpg?v=2', alt: '' }]],
    [{ src: 'wix:image://v1/a.jpg/a.jpg', alt: 'A jug' }, [{ url: '/media/a.jpg?v=2', alt: 'A jug' }]],
    [[{ url: `${baseUrl}/media/a.jpg`, title: 'A jug' }, 'https://elsewhere.example/b.jpg'], [{ url: '/media/a.jpg?v=2', alt: 'A jug' }]],
    [['wix:image://v1/private.jpg/b.jpg', 'wix:image://v1/a.jpg/a.jpg'], [{ url: '/media/a.jpg?v=2', alt: '' }]],
    ['https://shop.example.evil/media/a.jpg', []],
    ['https://elsewhere.example/media/a.jpg', []],
    ['wix:image://v1/../a.jpg', []],
    [{ url: {} }, []],
    [null, []],
  ])('%j', (value, pictures) => expect(picturesIn(value, site)).toEqual(pictures))
})

test.each([
  [
    { streetAddress: { name: 'Rua da Boa Luz', number: '27' }, postalCode: '4050-027', city: 'Porto' },
    ['Rua da Boa Luz 27', '4050-027 Porto'],
  ],
  [{ addressLine: 'Rua da Boa Luz 27', formatted: 'all of it' }, ['Rua da Boa Luz 27']],
  [{ formatted: 'Rua da Boa Luz 27, Porto', country: 'PT' }, ['Rua da Boa Luz 27, Porto']],
  ['Rua 1\n\nPorto', ['Rua 1', 'Porto']],
  [7, []],
])('the lines of %j', (value, lines) => expect(addressLines(value)).toEqual(lines))

test('an item without a name is called by its id', () => {
  expect(nameIn({ _id: '7', title: ' Dawn ' }, { displayField: 'title' })).toBe('Dawn')
  expect(nameIn({ _id: '7', title: 1984 }, { displayField: 'title' })).toBe('1984')
  expect(nameIn({ _id: '7', title: {} }, { displayField: 'title' })).toBe('7')
  expect(nameIn({ _id: '7' }, {})).toBe('7')
})
