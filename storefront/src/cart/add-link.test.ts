import { expect, test } from 'vitest'
import { itemsIn } from './add-link.ts'

const items = (query: string) => itemsIn(new URLSearchParams(query))

test('a slug alone means one', () => {
  expect(items('item=tile-towel')).toEqual([{ slug: 'tile-towel', quantity: 1, chosen: {} }])
})

test('several products, with quantity and choices', () => {
  expect(items('item=elbow-cushion,2,Stripe:Coral&item=cafe-curtain,1,Border:Tile Blue,Width:90 cm')).toEqual([
    { slug: 'elbow-cushion', quantity: 2, chosen: { Stripe: 'Coral' } },
    { slug: 'cafe-curtain', quantity: 1, chosen: { Border: 'Tile Blue', Width: '90 cm' } },
  ])
})

test.each(['', 'item=', 'item=../x', 'item=jug,0', 'item=jug,-1', 'item=jug,1.5', 'item=jug,1000', 'item=jug,many', 'item=<script>'])(
  '%s contains no products',
  (query) => {
    expect(items(query)).toEqual([])
  },
)

test('at most twenty products', () => {
  expect(items(Array.from({ length: 30 }, (_, index) => `item=jug-${index}`).join('&'))).toHaveLength(20)
})
