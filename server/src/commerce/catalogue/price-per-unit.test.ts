import { describe, expect, test } from 'vitest'
import { MeasurementUnit as WireUnit } from '@stoa/contract/catalogue/measurement-unit'
import { isSameKind, type MeasurementUnit, unitsIn } from './measurement-unit.ts'
import { readPricePerUnit, unitPriceMinor } from './price-per-unit.ts'

const units = (WireUnit.enum as readonly string[]).filter((unit): unit is MeasurementUnit => unit !== 'UNSPECIFIED')
const written = (
  totalQuantity: number,
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: number,
  baseMeasurementUnit: MeasurementUnit,
) => ({
  totalQuantity,
  totalMeasurementUnit,
  baseQuantity,
  baseMeasurementUnit,
})

describe('the price of the base quantity', () => {
  test.each<[number, ReturnType<typeof written>, number]>([
    [900, written(750, 'ML', 1, 'L'), 1200],
    [900, written(75, 'CL', 100, 'ML'), 120],
    [500, written(0.5, 'L', 1, 'CBM'), 1_000_000],
    [399, written(250, 'G', 1, 'KG'), 1596],
    [399, written(1, 'KG', 500, 'MG'), 0],
    [1000, written(1, 'LB', 1, 'OZ'), 63],
    [1000, written(1, 'LB', 1, 'KG'), 2205],
    [1000, written(1, 'GAL', 1, 'QT'), 250],
    [1000, written(1, 'QT', 1, 'PT'), 500],
    [1000, written(1, 'PT', 1, 'FLOZ'), 63],
    [1000, written(1, 'M', 1, 'CM'), 10],
    [1000, written(100, 'CM', 1, 'MM'), 1],
    [1000, written(1, 'YD', 1, 'FT'), 333],
    [1200, written(1, 'FT', 1, 'IN'), 100],
    [1000, written(1, 'SQM', 1, 'SQFT'), 93],
    [0, written(1, 'L', 1, 'L'), 0],
    [99_999_999_999, written(1, 'L', 1, 'L'), 99_999_999_999],
  ])('%i for %j: %i', (priceMinor, quantities, expected) => expect(unitPriceMinor(priceMinor, quantities)).toBe(expected))
})

test('every unit is one of itself, and units of one kind lead back', () => {
  for (const one of units) {
    expect(unitsIn(one, one)).toBe(1)
    for (const other of units.filter((unit) => isSameKind(one, unit))) expect(unitsIn(one, other) * unitsIn(other, one)).toBeCloseTo(1, 12)
  }
})

test('units of the same kind', () => {
  const kinds = Map.groupBy(units, (unit) => (['L', 'KG', 'M', 'SQM'] as const).find((base) => isSameKind(unit, base)))
  expect(Object.fromEntries([...kinds].map(([base, same]) => [base, same.join(' ')]))).toEqual({
    L: 'ML CL L CBM FLOZ PT QT GAL',
    KG: 'MG G KG OZ LB',
    M: 'MM CM M IN FT YD',
    SQM: 'SQM SQFT',
  })
})

describe('quantities are refused', () => {
  test.each<[Parameters<typeof readPricePerUnit>[0], string[]]>([
    [{}, ['totalQuantity', 'totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit']],
    [{ ...written(1, 'L', 1, 'L'), baseMeasurementUnit: 'UNSPECIFIED' }, ['baseMeasurementUnit']],
    [written(1, 'L', 1, 'KG'), ['baseMeasurementUnit']],
  ])('%j', (quantities, expected) => {
    const read = readPricePerUnit(quantities)
    expect('violations' in read && read.violations.map(({ field }) => field.replace('product.pricePerUnitData.', ''))).toEqual(expected)
  })
})
