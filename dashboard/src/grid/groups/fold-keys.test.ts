import { expect, test } from 'vitest'
import { foldKey } from './fold-keys.ts'

const group = { value: 'a', count: 2, figures: {} }
const pressed = (key: string, { column = 0, isOpen }: { column?: number; isOpen?: boolean } = {}) =>
  foldKey({
    key,
    place: { row: 7, column },
    head: isOpen === undefined ? undefined : { group, isOpen },
    above: isOpen === undefined ? 5 : undefined,
  })

test('arrow keys open and close a group from its first cell, Enter and Space from any', () => {
  expect(pressed('ArrowRight', { isOpen: false })).toEqual({ fold: 7 })
  expect(pressed('ArrowRight', { isOpen: true })).toBeUndefined()
  expect(pressed('ArrowLeft', { isOpen: true })).toEqual({ fold: 7 })
  expect(pressed('ArrowLeft', { isOpen: false })).toBeUndefined()
  expect(pressed('ArrowRight', { isOpen: false, column: 2 })).toBeUndefined()
  expect([pressed('Enter', { isOpen: true, column: 2 }), pressed(' ', { isOpen: false, column: 2 })]).toEqual([{ fold: 7 }, { fold: 7 }])
})

test('the backward arrow moves from an item’s first cell to its group', () => {
  expect(pressed('ArrowLeft')).toEqual({ go: { row: 5, column: 0 } })
  expect(pressed('ArrowLeft', { column: 1 })).toBeUndefined()
  expect(pressed('Enter')).toBeUndefined()
})
