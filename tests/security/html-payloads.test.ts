import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { attributes, elements, type Reader } from '@stoa/html/allow-list'
import { readHtml } from '@stoa/html/read-html'
import { writeHtml } from '@stoa/html/write-html'
import { cleanHtml } from '../../server/src/content/markup/public.ts'
import { htmlPayloads } from './html-payloads.ts'

const payloads = Object.values(htmlPayloads).flat()

/** With scripts enabled, a parser reads `noscript` as text. */
const parsers = (['outside-only', undefined] as const).map((runScripts) => new JSDOM('', { url: 'https://shop.example/', runScripts }))

/** What could run or lead elsewhere unseen: any element or attribute beyond the list, a comment, an unsafe URL. */
function unsafeIn(html: string): string[] {
  return parsers.flatMap(({ window: { document, NodeFilter } }) => {
    const body = document.createElement('body')
    body.innerHTML = html
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_ALL)
    const unsafe: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.nodeType === 1) unsafe.push(...unsafeOf(node as Element))
      else if (node.nodeType !== 3) unsafe.push(node.nodeName)
    }
    return unsafe
  })
}

function unsafeOf(element: Element): string[] {
  const allowed = Object.keys(attributes[element.localName] ?? {})
  return [
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' && Object.hasOwn(elements, element.localName) ? [] : [element.outerHTML]),
    ...element.getAttributeNames().filter((name) => !allowed.includes(name)),
    ...(['href', 'src'] as const).filter((name) => element.hasAttribute(name) && !isSafe[name](element.getAttribute(name)!)),
  ]
}

/** Another site is only addressed openly, by its scheme. */
function isOpen(url: string): boolean {
  const { protocol, host } = new URL(url, 'https://shop.example/a')
  return /^https?:$/.test(protocol) && (host === 'shop.example' || /^https?:\/\/\w/i.test(url))
}

const isSafe = {
  href: (url: string) => isOpen(url) || /^(?:mailto|tel):/i.test(url),
  src: (url: string) => isOpen(url) || url.startsWith('wix:image:'),
}

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
