import type { Product } from '../answers.ts'

type WireUnit = NonNullable<NonNullable<Product['pricePerUnitData']>['baseMeasurementUnit']>
export type MeasurementUnit = Exclude<WireUnit, 'UNSPECIFIED'>

/** The symbol of each unit, the same in all languages, and its code for search engines (UN/CEFACT). */
const units: Readonly<Record<MeasurementUnit, readonly [symbol: string, code: string]>> = {
  ML: ['ml', 'MLT'],
  CL: ['cl', 'CLT'],
  L: ['L', 'LTR'],
  CBM: ['m³', 'MTQ'],
  MG: ['mg', 'MGM'],
  G: ['g', 'GRM'],
  KG: ['kg', 'KGM'],
  MM: ['mm', 'MMT'],
  CM: ['cm', 'CMT'],
  M: ['m', 'MTR'],
  SQM: ['m²', 'MTK'],
  OZ: ['oz', 'ONZ'],
  LB: ['lb', 'LBR'],
  FLOZ: ['fl oz', 'OZA'],
  PT: ['pt', 'PTL'],
  QT: ['qt', 'QTL'],
  GAL: ['gal', 'GLL'],
  IN: ['in', 'INH'],
  FT: ['ft', 'FOT'],
  YD: ['yd', 'YRD'],
  SQFT: ['sq ft', 'FTK'],
}

const isUnit = (unit: string | undefined): unit is MeasurementUnit => unit !== undefined && Object.hasOwn(units, unit)

/** Empty for an unknown unit. */
export const symbolOf = (unit: string | undefined): string => (isUnit(unit) ? units[unit][0] : '')

/** A quantity for search engines (schema.org). */
export const quantityData = (value: number, unit: string | undefined) => ({
  '@type': 'QuantitativeValue',
  value,
  ...(isUnit(unit) && { unitCode: units[unit][1] }),
})
