import { describe, expect, test } from 'vitest'
import { verificationMail } from '../people/authentication/mails.ts'
import type { Block } from './blocks.ts'
import { layout } from './layout.ts'
import { textsIn } from './texts-in.ts'

const shop = { name: 'Stoa & Sons', email: 'hello@stoa.example', language: 'en' }
const about = { recipient: 'vera@example.com', shop, subject: 'Hello', heading: 'Hello Vera' }

const blocks: readonly [Block, string[]][] = [
  [{ kind: 'paragraph', text: 'A <b> & "c"' }, ['A <b> & "c"']],
  [{ kind: 'note', text: 'A <b>' }, ['A <b>']],
  [{ kind: 'heading', text: 'A <b>' }, ['A <b>']],
  [{ kind: 'button', label: 'Go <b>', link: 'https://shop.example/?a=1&b="' }, ['Go <b>', 'https://shop.example/?a=1&b="']],
  [{ kind: 'code', code: '<K7>' }, ['<K7>']],
  [
    {
      kind: 'table',
      rows: [
        { label: '2 × <b>', amount: '€2 & more', detail: 'Size: <M>' },
        { label: 'Total', amount: '€2', isTotal: true },
      ],
    },
    ['2 × <b>', '€2 & more', 'Size: <M>', 'Total', '€2'],
  ],
  [
    {
      kind: 'facts',
      facts: [
        { heading: 'Paid <b>', lines: ['€2'] },
        { heading: 'To', lines: ['Vera <b>', 'Porto'] },
      ],
    },
    ['Paid <b>', '€2', 'To', 'Vera <b>', 'Porto'],
  ],
]
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`)

describe('the text of a block appears in both forms, escaped in HTML', () => {
  test.each(blocks)('%j', (block, says) => {
    const { html, plain } = layout({ ...about, blocks: [block] })
    expect(says.filter((text) => !plain.includes(text))).toEqual([])
    expect(says.filter((text) => !html.includes(escaped(text)))).toEqual([])
    expect(html).not.toMatch(/<b>|<M>|<K7>/)
  })
})

test('it is surrounded by the heading, the contact and the shop', () => {
  const { html, plain } = layout({ ...about, blocks: [{ kind: 'paragraph', text: 'One.' }] })
  expect(plain).toBe('Hello Vera\n\nOne.\n\nQuestions? Email us at hello@stoa.example\n\nStoa & Sons\n')
  expect(html).toContain('href="mailto:hello@stoa.example"')
  const { name, language } = shop
  expect(layout({ ...about, shop: { name, language }, blocks: [] }).plain).toBe('Hello Vera\n\nStoa & Sons\n')
})

test('a logo stands in for the name, which is its alternative text; the text part stays as it is', () => {
  const logo = { url: 'https://shop.example/media/a/v1/fit/w_2,h_2,enc_png/logo.png?v=2&"', width: 240, height: 60 }
  const [without, withLogo] = [layout({ ...about, blocks: [] }), layout({ ...about, blocks: [] }, logo)]
  expect(withLogo.plain).toBe(without.plain)
  expect(withLogo.html).toMatch(/<img\s+src="https:[^"]*v=2&amp;&quot;"\s+width="240"\s+height="60"\s+alt="Stoa &amp; Sons"/)
  expect(withLogo.html.match(/Stoa &amp; Sons/g)).toHaveLength(2)
})

test('an email loads nothing, runs nothing, and is readable in dark mode', () => {
  const { html } = layout({ ...about, blocks: blocks.map(([block]) => block) })
  expect(html).not.toMatch(/<(?:script|link|iframe|img|form)|@import|url\(|\son\w+=/i)
  expect(html).toContain('prefers-color-scheme: dark')
})

describe('the language of a site', () => {
  const en = { hello: 'Hello', items: (count: number) => `${count} items` }
  const de = { hello: 'Hallo', items: (count: number) => `${count} Artikel` }
  const texts = textsIn({ en, de })

  test.each([
    ['en', 'Hello'],
    ['de', 'Hallo'],
    ['de-AT', 'Hallo'],
    ['pt', 'Hello'],
    ['', 'Hello'],
  ])('%j says %s', (language, hello) => expect(texts(language).hello).toBe(hello))

  test('a language without one of the texts does not compile', () => {
    // @ts-expect-error -- `items` is missing.
    expect(textsIn({ en, de: { hello: 'Hallo' } })('de').items).toBeUndefined()
  })

  test('an email in a language without a catalogue is in English', () => {
    const mail = verificationMail({ recipient: 'vera@example.com', shop: { ...shop, language: 'pt' }, code: 'K7M2QP' })
    expect(mail.subject).toBe('Your Stoa & Sons verification code')
  })
})
