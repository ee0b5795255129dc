import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { partsOfPage } from './page-parts.ts'
import { PagePartsContext, renderedOnce, usePageAddress } from './rendered-once.ts'
import { problems } from './texts/en/problems.ts'
import { shared } from './texts/en/shared.ts'
import { TextsContext, type Texts } from './texts/texts.ts'

let count = 0

const Tile = renderedOnce(function Tile({ name }: { name: string }) {
  count++
  return createElement('p', null, name, createElement('input', { type: 'hidden', name: 'back', defaultValue: usePageAddress() }))
})
const Outer = renderedOnce(({ name }: { name: string }) => createElement('div', null, createElement(Tile, { name })))
const Named = renderedOnce(function Named(_: { name: string }) {
  count++
  return createElement('p', { id: useId() })
})

const en: Texts = { shared, problems }
const pt: Texts = { shared, problems }

const at = (address: string, ...tiles: React.ReactNode[]) => createElement(MemoryRouter, { initialEntries: [address] }, ...tiles)

function pageAt(address: string, tile: React.ReactNode, texts = en) {
  const before = count
  const parts = partsOfPage(address)
  const page = createElement(TextsContext, { value: texts }, at(address, createElement('main', null, tile)))
  const markup = parts.complete(renderToString(createElement(PagePartsContext, { value: parts }, page)))
  const html = markup.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('')
  return { html, rendered: count - before }
}

test('a part is rendered once, and has the address of the page that it is on', () => {
  const tile = createElement(Tile, { name: 'Mug’s & <b>' })
  const alone = renderToString(at('/a', createElement('main', null, tile)))
  expect(alone).toBe('<main><p>Mug’s &amp; &lt;b&gt;<input type="hidden" name="back" value="/a"/></p></main>')
  expect(pageAt('/a', tile)).toEqual({ html: alone, rendered: 1 })
  expect(pageAt('/a', tile)).toEqual({ html: alone, rendered: 0 })
  const address = `/search?q="'>&<`
  expect(pageAt(address, tile)).toEqual({ html: renderToString(at(address, createElement('main', null, tile))), rendered: 0 })
})

test('other properties, or texts in another language, are another part', () => {
  pageAt('/', createElement(Tile, { name: 'Jug' }))
  expect(pageAt('/', createElement(Tile, { name: 'Pot' })).rendered).toBe(1)
  expect(pageAt('/', createElement(Tile, { name: 'Jug' }), pt).rendered).toBe(1)
  expect(pageAt('/', createElement(Tile, { name: 'Jug' })).rendered).toBe(0)
})

test('a part within another', () => {
  const outer = createElement(Outer, { name: 'Vase' })
  const first = pageAt('/a', outer)
  expect(first).toEqual({ html: '<main><div><p>Vase<input type="hidden" name="back" value="/a"/></p></div></main>', rendered: 1 })
  expect(pageAt('/a', outer)).toEqual({ html: first.html, rendered: 0 })
  expect(pageAt('/a', createElement(Tile, { name: 'Vase' })).rendered).toBe(0)
})

test('a part with an id of `useId`, which depends on the position in the page, is rendered each time', () => {
  const named = createElement(Named, { name: 'x' })
  pageAt('/', named)
  expect(pageAt('/', named).rendered).toBe(1)
})
