import { JSDOM } from 'jsdom'
import { attributes, elements } from '@stoa/html/allow-list'

/** With scripts enabled, a parser reads `noscript` as text. */
export const parsers = (['outside-only', undefined] as const).map(
  (runScripts) => new JSDOM('', { url: 'https://shop.example/', runScripts }),
)

/** What could run or lead elsewhere unseen: any element or attribute beyond the list, a comment, an unsafe URL. */
export function unsafeIn(html: string): string[] {
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

export const isSafe = {
  href: (url: string) => isOpen(url) || /^(?:mailto|tel):/i.test(url),
  src: (url: string) => isOpen(url) || url.startsWith('wix:image:'),
}
