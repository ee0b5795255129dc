import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locations } from '../locations/location-texts.ts'
import { productSearch } from '../product-search/search-texts.ts'
import { recommendations } from '../recommendations/recommendation-texts.ts'
import { settings } from '../settings/settings-texts.ts'
import { backInStockPages } from '../texts/back-in-stock.ts'
import { catalogue } from '../texts/catalogue.ts'
import { productFiles } from '../texts/product-files.ts'
import { sheet } from '../texts/sheet.ts'
import { siteData } from '../texts/site-data.ts'
import { stock } from '../texts/stock.ts'
import { webhookPages } from '../texts/webhook-pages.ts'

// The browser only loads the texts for site data, collections, media, stock, locations and the product search with their pages, and with the dialog that chooses files, the rich text editor and the list of uploads. On another page they would be missing.

const folder = new URL('..', import.meta.url).pathname
const sources = globSync('**/*.tsx', {
  cwd: folder,
  exclude: [
    'collections/**',
    'data/**',
    'grid/**',
    'imports/**',
    'media/**',
    'media-picker/dialog/**',
    'products/import/**',
    'products/sheet/**',
    'rich-text/editor/**',
    'uploads/**',
  ],
})

/** The dashboard texts that a file uses: `{ frame, kit: words } = useTexts().dashboard` and `texts.dashboard.kit`. */
const wordsIn = (source: string): string[] => [
  ...[...source.matchAll(/\{([^{}]*)\} = (?:useTexts\(\)|texts)\.dashboard\b(?!\.)/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.split(':')[0]!.trim()),
  ),
  ...[...source.matchAll(/\.dashboard\.(\w+)/g)].map(([, name]) => name!),
]

const usesOf = (texts: object, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    wordsIn(readFileSync(`${folder}/${path}`, 'utf8'))
      .filter((name) => name in texts)
      .map((name) => `${path}: ${name}`),
  )

test('only pages for site data and media use their texts', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(usesOf(siteData, sources)).toEqual([])
})

test('only pages of the catalogue use their texts', () => {
  const others = globSync('**/*.tsx', { cwd: folder, exclude: ['products/**'] })
  expect(others.length).toBeGreaterThan(100)
  expect(usesOf(catalogue, others)).toEqual([])
})

test('pages that import and export products use their own texts and those of imports, which imports of items have too', () => {
  const { imports: _, ...others } = siteData
  const shared = globSync('imports/**/*.tsx', { cwd: folder })
  const own = globSync('products/{import,export}/**/*.tsx', { cwd: folder })
  expect([shared.length > 10, own.length > 5]).toEqual([true, true])
  expect(usesOf({ ...others, ...catalogue }, [...shared, ...own])).toEqual([])
  const elsewhere = globSync('**/*.tsx', { cwd: folder, exclude: ['products/{import,export}/**'] })
  expect(usesOf(productFiles, elsewhere)).toEqual([])
})

test('the spreadsheet of variants uses its own texts and those of grids, which grids of items have too', () => {
  const { grid: _, ...others } = siteData
  const shared = globSync('grid/**/*.tsx', { cwd: folder })
  const own = globSync('products/sheet/**/*.tsx', { cwd: folder })
  expect([shared.length > 10, own.length > 3]).toEqual([true, true])
  expect(usesOf({ ...others, ...catalogue }, [...shared, ...own])).toEqual([])
  const elsewhere = globSync('**/*.tsx', { cwd: folder, exclude: ['products/sheet/**'] })
  expect(usesOf(sheet, elsewhere)).toEqual([])
})

test('only pages for stock use their texts', () => {
  const others = globSync('**/*.tsx', { cwd: folder, exclude: ['inventory/**'] })
  expect(usesOf(stock, others)).toEqual([])
})

test('only pages of locations use their texts', () => {
  const others = globSync('**/*.tsx', { cwd: folder, exclude: ['locations/**'] })
  expect(usesOf({ locations }, others)).toEqual([])
})

test('only pages for the product search use their texts', () => {
  const others = globSync('**/*.tsx', { cwd: folder, exclude: ['product-search/**'] })
  expect(usesOf({ productSearch }, others)).toEqual([])
})

test('only pages of webhooks use their texts', () => {
  const others = globSync('**/*.tsx', {
    cwd: folder,
    exclude: ['webhooks/**'],
  })
  expect(usesOf(webhookPages, [...others, 'webhooks/webhooks-page.tsx', 'webhooks/event-webhooks-card.tsx'])).toEqual([])
})

test('only pages for back-in-stock requests, and for recommendations, use their texts', () => {
  const others = globSync('**/*.tsx', { cwd: folder, exclude: ['back-in-stock/**', 'recommendations/**'] })
  expect(usesOf({ ...backInStockPages, recommendations }, others)).toEqual([])
})

test('only pages below settings use the texts of settings', () => {
  const others = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['settings/**', 'sign-in-settings/**', 'data-settings/**', 'locations/**', 'team/**', 'roles/**', 'texts/**'],
  })
  expect(usesOf({ settings }, others)).toEqual([])
  const used = others.flatMap((path) => {
    const imports = readFileSync(`${folder}/${path}`, 'utf8').matchAll(/ from '(?:\.\.\/)+(settings\/[\w-]+\.tsx?)'/g)
    return path.includes('.test.') ? [] : [...imports].map(([, name]) => name!)
  })
  expect(used).toContain('settings/rows.tsx')
  expect(usesOf({ settings }, [...new Set(used)])).toEqual([])
})
