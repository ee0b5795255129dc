import { describe, expect, test } from 'vitest'
import type { Reader } from '@stoa/html/allow-list'
import { readHtml } from '@stoa/html/read-html'
import { writeHtml } from '@stoa/html/write-html'
import { cleanHtml } from '../../server/src/content/markup/public.ts'
import { htmlOf, richContentOf } from '../../server/src/content/rich-content/public.ts'
import { htmlPayloads } from './html-payloads.ts'
import { parsers, unsafeIn } from './unsafe-in.ts'

const payloads = Object.values(htmlPayloads).flat()

test('the check itself finds them', () => {
  const findings = payloads.filter((payload) => unsafeIn(payload).length > 0)
  expect(findings.length).toBeGreaterThan(200)
})

test('there are more than 200', () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThan(200)
})

describe.each(Object.entries(htmlPayloads))('X04: %s', (_kind, ofKind) => {
  test.each(ofKind)('%j', (payload) => {
    const stored = cleanHtml(payload)
    expect(unsafeIn(stored)).toEqual([])
    expect(cleanHtml(stored)).toBe(stored)
    for (const reader of ['page', 'editor'] satisfies Reader[]) expect(unsafeIn(writeHtml(readHtml(payload, reader)))).toEqual([])
  })
})

test('neither a page nor the editor refuses an element, attribute or URL that is stored', () => {
  for (const payload of payloads) {
    const lost = new Set<string>()
    readHtml(cleanHtml(payload), 'editor', (name) => lost.add(name))
    expect([...lost], payload).toEqual([])
  }
})

describe('X04: rich text of nodes', () => {
  const field = 'description'
  const written = (node: Record<string, unknown>) => htmlOf({ nodes: [node] }, { field })
  const withText = (text: string, ...decorations: unknown[]) => ({
    type: 'PARAGRAPH',
    nodes: [{ type: 'TEXT', textData: { text, decorations } }],
  })
  const textOf = (html: string): string => {
    const body = parsers[0]!.window.document.createElement('body')
    body.innerHTML = html
    for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
    return body.textContent
  }

  test.each(payloads)('%j as stored HTML', (payload) => {
    const stored = cleanHtml(payload)
    for (const html of [payload, stored]) {
      const again = htmlOf(richContentOf(html), { field })
      expect(unsafeIn(again as string)).toEqual([])
      expect(cleanHtml(again as string)).toBe(again)
    }
    expect(htmlOf(richContentOf(payload), { field, stored: payload })).toBe(stored)
  })

  test.each(payloads)('%j as a text is shown as it is', (payload) => {
    const bare = payload.replaceAll('\u0000', '').replace(/\r\n?/g, '\n')
    for (const type of ['PARAGRAPH', 'CODE_BLOCK']) {
      const html = written({ ...withText(bare), type }) as string
      expect(unsafeIn(html)).toEqual([])
      expect(textOf(html)).toBe(bare)
    }
  })

  const places: Readonly<Record<string, (payload: string) => Record<string, unknown>>> = {
    'a link': (url) => withText('a', { type: 'LINK', linkData: { link: { url } } }),
    'a picture': (url) => ({ type: 'IMAGE', imageData: { image: { src: { url } } } }),
    'the file of a picture': (id) => ({ type: 'IMAGE', imageData: { image: { src: { id } } } }),
    'the text of a picture': (altText) => ({ type: 'IMAGE', imageData: { image: { src: { id: 'a' } }, altText } }),
    'the link of a picture': (url) => ({ type: 'IMAGE', imageData: { image: { src: { id: 'a' } }, link: { url } } }),
    'what a page decides': (data) =>
      withText('a', { type: 'LINK', linkData: { link: { url: '/a', target: data, rel: data, customData: data } } }),
    'an ID or a style': (data) => ({ ...withText('a'), id: data, style: { backgroundColor: data } }),
    'a colour or a font': (data) =>
      withText('a', { type: 'COLOR', colorData: { foreground: data } }, { type: 'FONT_FAMILY', fontFamilyData: { value: data } }),
    'an alignment': (data) => ({ ...withText('a'), paragraphData: { textStyle: { textAlignment: data } } }),
  }
  /** Targets by themselves, beyond those within the payloads. */
  const urls = payloads.flatMap((payload) =>
    Array.from(payload.matchAll(/(?:href|src|action|data)=(["']?)(.*?)\1[\s>]/g), ([, , url]) => url!),
  )

  test('they are enough', () => expect(new Set(urls).size).toBeGreaterThan(50))

  test.each(Object.entries(places))('as %s, it is refused or harmless', (_place, nodeOf) => {
    for (const payload of [...payloads, ...urls]) {
      const html = written(nodeOf(payload))
      if (typeof html === 'string') expect(unsafeIn(html), payload).toEqual([])
      else expect(html.map(({ field: wrong }) => wrong).join(), payload).toMatch(/\.(?:url|id)$/)
    }
  })

  test('no payload is a type', () => {
    for (const type of payloads) {
      expect(written({ type })).toEqual([expect.objectContaining({ field: 'description.nodes[0].type' })])
      expect(written(withText('a', { type }))).toEqual([
        expect.objectContaining({ field: 'description.nodes[0].nodes[0].textData.decorations[0].type' }),
      ])
    }
  })
})
