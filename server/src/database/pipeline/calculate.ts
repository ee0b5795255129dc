import { pipelineReach } from '@stoa/contract/data-items/pipeline'
import { joinFragments } from '../query/conditions.ts'
import { jsonNull, jsonOf, type Target } from '../query/target.ts'
import { part, raw, type Fragment } from '../sql.ts'
import type { Expression, Operation } from './stages.ts'

// An operand occurs once in the text of an operation, or is bound to a name in a subquery that `offset 0` keeps from being inlined: so text and plan grow
// linearly with the expression, not exponentially.

type Operands = readonly Expression[]

/** The largest number that still rounds to a double, and the smallest that doesn't round to zero. */
const doubleMax = '1.79769313486231580793e308'
const doubleMin = '2.4703282292062328e-324'
/** Decimal places of a quotient: those of the smallest double, and as many digits as a double needs. */
const quotientDecimals = raw('400')
const positionMax = raw('1000000000')

/** JSON values that are numbers within the range of a double. */
const isDouble = (value: Fragment): Fragment => part`${value} between '-1.7976931348623157e308'::jsonb and '1.7976931348623157e308'::jsonb`

/** A date, and not another object: the range of jsonb's order that dates fill. */
const isDate = (value: Fragment): Fragment => part`(${value} >= '{"$date": ""}'::jsonb and ${value} < '{"$date": -1e400}'::jsonb)`

export const isPlainObject = (value: Fragment): Fragment => part`(jsonb_typeof(${value}) = 'object' and not ${isDate(value)})`

/** A calculated decimal as the nearest double, null if it is out of range. A decimal of fifteen digits is the double's own. */
export const rounded = (decimal: Fragment): Fragment => part`(select case when abs(n) < 1000000000 and scale(n) <= 6 then n
  when abs(n) < ${raw(doubleMin)} then 0 when abs(n) < ${raw(doubleMax)} then n::double precision::text::numeric end
  from (select ${decimal} as n offset 0) as reckoned)`

const isNumeric: ReadonlySet<Expression['kind']> = new Set([
  'numeric',
  'add',
  'sum',
  'subtract',
  'multiply',
  'divide',
  'mod',
  'abs',
  'floor',
  'ceil',
  'length',
])

/** An expression as a decimal; null if its value is anything else. */
export function numberOf(expression: Expression, target: Target): Fragment {
  if (expression.kind === 'fieldPath') {
    const value = jsonOf(expression.path, target)
    return part`case when ${isDouble(value)} then ${value}::numeric end`
  }
  if (expression.kind === 'numeric') return part`${String(expression.number)}::numeric`
  if (expression.kind === 'text' || !isNumeric.has(expression.kind)) return part`null::numeric`
  return numbers[expression.kind]!(expression.operands, target)
}

const chain = (parts: readonly Fragment[], sign: string, ofNone: string): Fragment =>
  parts.length === 0 ? part`${raw(ofNone)}::numeric` : part`(${joinFragments(parts, ` ${sign} `)})`
const each = (operands: Operands, target: Target): Fragment[] => operands.map((operand) => part`(${numberOf(operand, target)})`)
const first = ([operand]: Operands, target: Target): Fragment => numberOf(operand!, target)

const numbers: Partial<Record<Operation, (operands: Operands, target: Target) => Fragment>> = {
  add: (operands, target) => rounded(chain(each(operands, target), '+', '0')),
  sum: (operands, target) =>
    rounded(
      chain(
        each(operands, target).map((number) => part`coalesce(${number}, 0)`),
        '+',
        '0',
      ),
    ),
  multiply: (operands, target) => rounded(chain(each(operands, target), '*', '1')),
  subtract: (operands, target) => rounded(chain(each(operands, target), '-', '0')),
  divide: ([a, b], target) => rounded(part`round(${numberOf(a!, target)}, ${quotientDecimals}) / nullif(${numberOf(b!, target)}, 0)`),
  mod: ([a, b], target) => rounded(part`mod(${numberOf(a!, target)}, nullif(${numberOf(b!, target)}, 0))`),
  abs: (operands, target) => part`abs(${first(operands, target)})`,
  floor: (operands, target) => part`floor(${first(operands, target)})`,
  ceil: (operands, target) => part`ceil(${first(operands, target)})`,
  length: ([operand], target) => part`length(${textOf(operand!, target)})::numeric`,
}

/** An expression as text; null if its value is anything else. */
export function textOf(expression: Expression, target: Target): Fragment {
  if (expression.kind === 'fieldPath') {
    const value = jsonOf(expression.path, target)
    return part`case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}' end`
  }
  if (expression.kind === 'text') return part`${expression.text}::text`
  if (expression.kind === 'numeric' || isNumeric.has(expression.kind)) return part`null::text`
  return texts[expression.kind]!(expression.operands, target)
}

const texts: Partial<Record<Operation, (operands: Operands, target: Target) => Fragment>> = {
  concat: (operands, target) => concatenate(operands.map((operand) => textOf(operand, target))),
  stringify: ([operand], target) => stringify(operand!, target),
  toLower: ([operand], target) => part`lower(${textOf(operand!, target)})`,
  toUpper: ([operand], target) => part`upper(${textOf(operand!, target)})`,
  substring: ([text, start, length], target) => {
    const to = length ? part`floor(${numberOf(length, target)})` : part`${positionMax}::numeric`
    const bound = part`(select ${textOf(text!, target)} as t, floor(${numberOf(start!, target)}) as f, ${to} as l offset 0) as bound`
    return part`(select case when f >= 0 and l >= 0 then substring(t from least(f, ${positionMax})::int + 1 for least(l, ${positionMax})::int) end
      from ${bound})`
  },
}

/** Only concatenated if the result isn't too long. */
function concatenate(parts: readonly Fragment[]): Fragment {
  if (parts.length === 0) return part`''::text`
  const names = parts.map((_, index) => `t${index}`)
  const lengths = names.map((name) => `octet_length(${name})::bigint`).join(' + ')
  const bound = joinFragments(
    parts.map((text, index) => part`${text} as ${raw(names[index]!)}`),
    ', ',
  )
  return part`(select case when ${raw(lengths)} <= ${raw(String(pipelineReach.textBytes))} then ${raw(names.join(' || '))} end
    from (select ${bound} offset 0) as bound)`
}

/** Numbers without exponents, dates as ISO text; lists and objects have no text. */
function stringify(operand: Expression, target: Target): Fragment {
  if (operand.kind === 'numeric' || isNumeric.has(operand.kind)) return part`trim_scale(${numberOf(operand, target)})::text`
  if (operand.kind !== 'fieldPath') return textOf(operand, target)
  const value = jsonOf(operand.path, target)
  return part`case when jsonb_typeof(${value}) = 'number' then trim_scale(${value}::numeric)::text
    when jsonb_typeof(${value}) in ('string', 'boolean') then ${value} #>> '{}' when ${isDate(value)} then ${value} ->> '$date' end`
}

/** An expression as a JSON value; null if it has none. */
export function valueOf(expression: Expression, target: Target): Fragment {
  if (expression.kind === 'fieldPath') return jsonOf(expression.path, target)
  return jsonIn(isNumeric.has(expression.kind) ? numberOf(expression, target) : textOf(expression, target))
}

export const jsonIn = (value: Fragment): Fragment => part`coalesce(to_jsonb(${value}), ${raw(jsonNull)})`
