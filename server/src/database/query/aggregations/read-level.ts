import type { Type } from 'typebox'
import type { Aggregation } from '@stoa/contract/search'
import { fieldNotAllowed } from '../compile-filter.ts'
import { isStorable } from '../literal.ts'
import { isList, type EntityField, type Target } from '../target.ts'
import { violation, type Violation } from '../violation.ts'
import type { Level, LevelKind, SimpleType } from './aggregation-plan.ts'

type Request = Type.Static<typeof Aggregation>
export type LevelRequest = Omit<Request, 'type' | 'nested'> & { type?: SimpleType | undefined }

export interface LevelInput {
  at: string
  target: Target
  timeZone: string
  violations: Violation[]
}

type ReadKind<T extends SimpleType> = (request: LevelRequest, input: LevelInput, field: EntityField | undefined) => LevelKind & { type: T }

const options = { VALUE: 'value', RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' } as const
const simpleTypes = Object.keys(options) as SimpleType[]

/** A simple aggregation of a request. It is undefined if it has no type or field; all violations are added. */
export function readLevel(request: LevelRequest, input: LevelInput): Level | undefined {
  const { type, fieldPath = '' } = request
  const { at, target, violations } = input
  const field = target.fields.get(fieldPath)
  if (fieldPath === '') violations.push(required(`${at}.fieldPath`))
  else if (!field) violations.push(fieldNotAllowed(`${at}.fieldPath`))
  if (!type) violations.push(required(`${at}.type`))
  refuseOtherOptions(type, request, input)
  if (!type) return undefined
  const kind = read[type](request, input, field)
  if (!field) return undefined
  if (!fits(kind, field)) violations.push(violation(`${at}.fieldPath`, 'FIELD_NOT_ALLOWED', `has values that ${type} can’t aggregate`))
  return { name: nameOf(request, input) ?? fieldPath, fieldPath, field, kind }
}

/** The name in a request. */
export function nameOf({ name }: { name?: string | null | undefined }, { at, violations }: LevelInput): string | undefined {
  if (name === undefined || name === null || name === '') return undefined
  if (!isStorable(name)) violations.push(violation(`${at}.name`, 'FORMAT', 'must be text'))
  return name
}

export const required = (at: string): Violation => violation(at, 'REQUIRED_FIELD', 'is required')

const read: { [T in SimpleType]: ReadKind<T> } = {
  VALUE({ value = {} }, { at, violations }, field) {
    const { sortType, sortDirection, limit, missingValues, includeOptions } = value
    const isIncluded = missingValues === 'INCLUDE'
    const group = includeOptions?.addToBucket
    if (group !== undefined && !isIncluded)
      violations.push(violation(`${at}.value.includeOptions`, 'ONE_OF_ALIGNMENT', 'needs missingValues to be INCLUDE'))
    if (group !== undefined && !isStorable(group))
      violations.push(violation(`${at}.value.includeOptions.addToBucket`, 'FORMAT', 'must be text'))
    return {
      type: 'VALUE',
      sortsByValue: sortType === 'VALUE',
      descending: sortDirection !== 'ASC',
      limit: limit ?? valuesByDefault,
      missingGroup: isIncluded ? group || defaultMissingGroup(field) : undefined,
    }
  },
  RANGE({ range }, { at, violations }) {
    const ranges = range?.buckets ?? []
    if (ranges.length === 0) violations.push(required(`${at}.range.buckets`))
    return { type: 'RANGE', ranges }
  },
  SCALAR({ scalar }, { at, violations }) {
    if (!scalar?.type) violations.push(required(`${at}.scalar.type`))
    return { type: 'SCALAR', calculation: scalar?.type ?? 'COUNT_DISTINCT' }
  },
  DATE_HISTOGRAM({ dateHistogram }, { at, timeZone, violations }) {
    if (!dateHistogram?.interval) violations.push(required(`${at}.dateHistogram.interval`))
    return { type: 'DATE_HISTOGRAM', interval: dateHistogram?.interval ?? 'DAY', timeZone }
  },
}

const valuesByDefault = 10

/** The group of a field's entries without a value, unless the request names one. */
const defaultMissingGroup = (field: EntityField | undefined): string =>
  field?.type === 'number' ? '0' : field?.type === 'boolean' ? 'false' : 'N/A'

/** Options of another type would have no effect. */
function refuseOtherOptions(type: SimpleType | undefined, request: LevelRequest, { at, violations }: LevelInput): void {
  for (const other of simpleTypes) {
    const name = options[other]
    if (type && other !== type && request[name] !== undefined)
      violations.push(violation(`${at}.${name}`, 'ONE_OF_ALIGNMENT', `is only for the type ${other}`))
  }
}

function fits(kind: LevelKind, field: EntityField): boolean {
  if (kind.type === 'DATE_HISTOGRAM') return field.type === 'date'
  const isNumeric = kind.type === 'RANGE' || (kind.type === 'SCALAR' && kind.calculation !== 'COUNT_DISTINCT')
  return !isNumeric || field.type === 'number' || field.type === 'date'
}

/** Whether an entry can be in several groups of the level. */
export const hasManyGroups = ({ field, kind }: Level): boolean => kind.type === 'VALUE' && isList(field)
