import { describe, expect, test } from 'vitest'
import { adjusted } from './adjusted.ts'

const percent = (value: number) => ({ percent: Math.round(value * 1_000_000) })

describe('an amount after a change, in minor units', () => {
  test.each([
    [1050, { minor: 50 }, 1, 1100],
    [1050, { minor: -1050 }, 1, 0],
    [1050, percent(-10), 1, 945],
    [1005, percent(10), 1, 1106],
    [1004, percent(-50), 1, 502],
    [999, percent(33.333333), 1, 1332],
    [1, percent(-50), 1, 1],
    [1, percent(-50.000001), 1, 0],
    [2000, percent(-100), 1, 0],
    [2000, percent(1000), 1, 22_000],
    [99_999_999_999, percent(1000), 1, 1_099_999_999_989],
    [1050, percent(0), 1, 1050],
  ])('%i, %j, to %i → %i', (minor, change, roundedTo, result) => expect(adjusted(minor, change, roundedTo)).toBe(result))
})

describe('rounded once, to whole units', () => {
  test.each([
    [1050, { minor: 0 }, 100, 1100],
    [1049, { minor: 0 }, 100, 1000],
    // 9.495 is rounded from its exact value, not from 9.50.
    [999, percent(-4.954955), 100, 900],
    [1999, percent(-10), 100, 1800],
  ])('%i, %j, to %i → %i', (minor, change, roundedTo, result) => expect(adjusted(minor, change, roundedTo)).toBe(result))
})

test('an amount below zero isn’t one, however it would be rounded', () => {
  expect(adjusted(10, { minor: -11 }, 1)).toBeUndefined()
  expect(adjusted(10, { minor: -11 }, 100)).toBeUndefined()
})
