import { expect, test } from 'vitest'
import { undoTexts } from './undo-texts.ts'

const { undoText, undone } = undoTexts('product', 'products')

test.each([
  [1, 0, '1 imported product will be removed.'],
  [0, 6, '6 updated products will be restored.'],
  [2, 1, '2 imported products will be removed, and 1 updated product will be restored.'],
])('%i added and %i updated: “%s”', (inserted, updated, text) => {
  expect(undoText(inserted, updated)).toBe(`${text} Products that someone has changed since stay as they are.`)
})

test.each([
  [1, 0, 0, '1 product removed.'],
  [0, 6, 1, '6 products restored; 1 product skipped because someone has changed it since.'],
  [2, 1, 12, '2 products removed, 1 product restored; 12 products skipped because someone has changed them since.'],
  [0, 0, 12, 'Nothing was undone; 12 products skipped because someone has changed them since.'],
])('%i removed, %i restored and %i changed since: “%s”', (removed, restored, since, text) => {
  expect(undone(removed, restored, since)).toBe(text)
})
