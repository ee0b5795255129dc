import { describe, expect, test } from 'vitest'
import { isIndexed, seoHead, withSeoTags } from './seo-tags.ts'

const address = 'https://shop.example/products/jug'
const head = (...tags: NonNullable<Parameters<typeof seoHead>[0]>['tags'] & object) => seoHead({ tags }, address)

test.each([
  [
    { type: 'meta', props: { name: 'Description', content: ' A jug. ' } },
    { name: 'description', content: 'A jug.' },
  ],
  [
    { type: 'meta', props: { name: 'robots', content: 'noindex' }, custom: true },
    { name: 'robots', content: 'noindex' },
  ],
  [
    { type: 'meta', props: { name: 'google-site-verification', content: 'x' } },
    { name: 'google-site-verification', content: 'x' },
  ],
  [
    { type: 'meta', props: { property: 'og:title', content: 'Jug' } },
    { property: 'og:title', content: 'Jug' },
  ],
  [
    { type: 'meta', props: { name: 'twitter:card', content: 'summary' } },
    { name: 'twitter:card', content: 'summary' },
  ],
  [
    { type: 'link', props: { rel: 'canonical', href: '/jug' } },
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/jug' },
  ],
  [
    { type: 'link', props: { rel: 'alternate', hreflang: 'pt', href: 'https://shop.example/pt' } },
    { tagName: 'link', rel: 'alternate', hrefLang: 'pt', href: 'https://shop.example/pt' },
  ],
  [{ type: 'script', props: { type: 'application/ld+json' }, children: '{"@type":"Thing"}' }, { 'script:ld+json': { '@type': 'Thing' } }],
])('allowed: %j', (tag, element) => {
  expect(head(tag).tags).toEqual([element])
})

describe('left out (threats X03 and X04)', () => {
  test.each([
    [{ type: 'meta', props: { name: 'description', content: 'A jug.' }, disabled: true }],
    [{ type: 'meta', props: { 'http-equiv': 'refresh', content: '0;url=https://evil.example' } }],
    [{ type: 'meta', props: { httpEquiv: 'refresh', content: '0;url=https://evil.example' } }],
    [{ type: 'meta', props: { name: 'referrer', content: 'unsafe-url' } }],
    [{ type: 'meta', props: { name: 'viewport', content: 'width=1' } }],
    [{ type: 'meta', props: { charset: 'utf-7' } }],
    [{ type: 'meta', props: { name: 'description', content: { toString: 'x' } } }],
    [{ type: 'meta', props: { name: 'description"><script>', content: 'x' } }],
    [{ type: 'meta', props: null }],
    [{ type: 'link', props: { rel: 'stylesheet', href: 'https://evil.example/a.css' } }],
    [{ type: 'link', props: { rel: 'preload', as: 'script', href: 'https://evil.example/a.js' } }],
    [{ type: 'link', props: { rel: 'manifest', href: 'https://evil.example/a.json' } }],
    [{ type: 'link', props: { rel: 'canonical', href: 'javascript:alert(1)' } }],
    [{ type: 'link', props: { rel: 'canonical', href: 'data:text/html,x' } }],
    [{ type: 'script', children: 'alert(1)' }],
    [{ type: 'script', props: { src: 'https://evil.example/a.js' } }],
    [{ type: 'script', props: { type: 'application/ld+json' }, children: 'alert(1)' }],
    [{ type: 'script', props: { type: 'application/ld+json', src: 'https://evil.example/a.js' }, children: '' }],
    [{ type: 'style', children: 'body { display: none }' }],
    [{ type: 'base', props: { href: 'https://evil.example' } }],
    [{ type: 'iframe', props: { src: 'https://evil.example' } }],
    [{ type: 'constructor', children: 'x' }],
    [{ children: 'x' }],
  ])('%j', (tag) => {
    expect(head(tag)).toEqual({ title: undefined, description: undefined, canonical: undefined, tags: [] })
  })

  test('attributes that aren’t read', () => {
    const props = { name: 'robots', content: 'noindex', onload: 'alert(1)', dangerouslySetInnerHTML: { __html: 'x' }, nonce: 'x' }
    expect(head({ type: 'meta', props }).tags).toEqual([{ name: 'robots', content: 'noindex' }])
  })
})

test('the title, and the keywords with the main one first', () => {
  const keywords = [{ term: 'jug' }, { term: ' red clay ', isMain: true }, {}]
  expect(seoHead({ tags: [{ type: 'title', children: ' A jug ' }], settings: { keywords } }, address)).toEqual({
    title: 'A jug',
    description: undefined,
    canonical: undefined,
    tags: [{ name: 'keywords', content: 'red clay, jug' }],
  })
})

test('what the shop has written is in the place of the page’s own', () => {
  const own = [
    { name: 'description', content: 'Own.' },
    { property: 'og:image', content: 'own.jpg' },
    { property: 'og:type', content: 'product' },
    { tagName: 'link', rel: 'canonical', href: address },
    { 'script:ld+json': { '@type': 'Product' } },
  ]
  const written = head(
    { type: 'meta', props: { name: 'description', content: 'Written.' } },
    { type: 'meta', props: { property: 'og:image', content: 'one.jpg' } },
    { type: 'meta', props: { property: 'og:image', content: 'two.jpg' } },
    { type: 'link', props: { rel: 'alternate', hreflang: 'pt', href: '/pt' } },
    { type: 'script', props: { type: 'application/ld+json' }, children: '{"@type":"FAQPage"}' },
  )
  expect(withSeoTags(own, written)).toEqual([...own.slice(2), ...written.tags])
  expect(withSeoTags(own, seoHead(undefined, address))).toEqual(own)
})

test.each([
  [{ name: 'robots', content: 'noindex, follow' }, false],
  [{ name: 'ROBOTS', content: 'None' }, false],
  [{ name: 'robots', content: 'max-snippet:-1' }, true],
  [{ name: 'description', content: 'noindex' }, true],
])('%j: may be listed: %s', (props, isListed) => {
  expect(isIndexed({ tags: [{ type: 'meta', props }] })).toBe(isListed)
  expect(isIndexed({ tags: [{ type: 'meta', props, disabled: true }] })).toBe(true)
})
