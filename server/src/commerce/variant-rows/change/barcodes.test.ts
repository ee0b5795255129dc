import { expect, test } from 'vitest'
import { barcodeErrors, type Changing, gained } from './barcodes.ts'

/** Rows named by letters: what they have, and what they get. */
const row = (id: string, barcode: string | null, wanted?: string | null): Changing => ({
  id: `p-${id}`,
  barcode,
  wanted: wanted === undefined ? { price: 100 } : { barcode: wanted },
})
const owner = (id: string, barcode: string) => ({ productId: 'p', id, barcode })

test.each<[string, Changing[], ReturnType<typeof owner>[], string[]]>([
  ['a free one', [row('a', null, '1')], [], []],
  ['one of a variant that isn’t changed', [row('a', null, '1')], [owner('b', '1')], ['p-a']],
  ['one of a variant that gets other values', [row('a', null, '1'), row('b', '1')], [owner('b', '1')], ['p-a']],
  ['one that is given up', [row('a', null, '1'), row('b', '1', null)], [owner('b', '1')], []],
  ['one that is given up for another', [row('a', null, '1'), row('b', '1', '2')], [owner('b', '1')], []],
  ['two that change hands', [row('a', '1', '2'), row('b', '2', '1')], [owner('a', '1'), owner('b', '2')], []],
  ['the same one twice', [row('a', null, '1'), row('b', null, '1')], [], ['p-b']],
  [
    'one whose variant keeps it, because it can’t get another',
    [row('a', null, '1'), row('b', '1', '2')],
    [owner('b', '1'), owner('c', '2')],
    ['p-b', 'p-a'],
  ],
  ['its own', [row('a', '1', '1')], [owner('a', '1')], []],
])('%s', (_, rows, owners, failed) => expect([...barcodeErrors(rows, owners).keys()].toSorted()).toEqual(failed.toSorted()))

test('only barcodes that are new to their variants are looked up, each once', () => {
  expect(gained([row('a', '1', '2'), row('b', null, '2'), row('c', '3', null), row('d', '4', '4'), row('e', '5')])).toEqual(['2'])
})
