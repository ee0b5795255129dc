import { expect, test } from 'vitest'
import { bannedIn, bannedInNames, names, namesIn } from './names.ts'

const text =
  'export const a = 1\nconst told = 2\ninterface Told {}\nexport async function askedFor() {}\n  const held = 3\nexport type Both = 1\nfunction gone() {}\n'

test('of the product, all names at the top level are read, and local values are not', () => {
  expect(namesIn('server/src/some.ts', text)).toEqual(['Told', 'Both', 'a', 'told', 'askedFor', 'gone'])
})

test('of tests, exports and types are read', () => {
  expect(namesIn('server/src/some.test.ts', text)).toEqual(['Told', 'Both', 'a', 'askedFor'])
})

test.each(['askedFor', 'LinePlace', 'held', 'desk-of-rows', 'ToldSecret'])('banned: %s', (name) => expect(bannedIn(name)).not.toEqual([]))

test.each(['isFound', 'notFound', 'ORDER_NOT_FOUND', 'placeOrder', 'place-order', 'replaced', 'desktop'])('allowed: %s', (name) =>
  expect(bannedIn(name)).toEqual([]),
)

test('files, exports and types use standard names', () => {
  const found = names().flatMap(({ of, name }) => bannedIn(name).map((word) => `${of}: ${name} (${word}: ${bannedInNames[word]})`))
  expect(found).toEqual([])
})
