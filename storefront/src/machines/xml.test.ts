import { expect, test } from 'vitest'
import { indexXml, urlsXml } from './xml.ts'

test('addresses and dates of pages, escaped', () => {
  expect(
    urlsXml([{ address: 'http://shop.example/a?b&c' }, { address: "http://shop.example/d'e", changed: '2026-11-20T09:00:00.000Z' }]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>http://shop.example/a?b&amp;c</loc></url>
<url><loc>http://shop.example/d&apos;e</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod></url>
</urlset>
`,
  )
})

test('an index of sitemaps', () => {
  expect(indexXml(['http://shop.example/sitemap/1.xml'])).toContain('<sitemap><loc>http://shop.example/sitemap/1.xml</loc></sitemap>')
})
