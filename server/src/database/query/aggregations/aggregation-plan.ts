import type { EntityField } from '../target.ts'

export type SimpleType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
export type Calculation = 'COUNT_DISTINCT' | 'MIN' | 'MAX'
export type Interval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'

/** The lowest value is included, the end isn't. */
export interface ValueRange {
  from?: number | null
  to?: number | null
}

/** What is calculated of the values of a field. */
export type LevelKind =
  | {
      type: 'VALUE'
      sortsByValue: boolean
      descending: boolean
      limit: number
      /** The group of entries without a value. They aren't counted without one. */
      missingGroup: string | undefined
    }
  | { type: 'RANGE'; ranges: readonly ValueRange[] }
  | { type: 'SCALAR'; calculation: Calculation }
  | { type: 'DATE_HISTOGRAM'; interval: Interval; timeZone: string }

/** A simple aggregation: the groups or the number that it calculates of one field. */
export interface Level {
  name: string
  fieldPath: string
  field: EntityField
  kind: LevelKind
}

/** An aggregation with its levels, the outermost first. Only a nested one has several: it groups by all of them. */
export interface PlannedAggregation {
  name: string
  type: SimpleType | 'NESTED'
  fieldPath: string | undefined
  levels: readonly Level[]
}

/** The aggregations of a search in the order of the request. */
export type AggregationPlan = readonly PlannedAggregation[]

/** The most periods of a histogram and the most combinations of a nested aggregation. */
export const periodsMax = 200
export const combinationsMax = 1000
