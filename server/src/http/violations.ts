import type { TLocalizedValidationError } from 'typebox/error'
import type { RuleType, Violation } from '@stoa/contract/problems'

interface Rule {
  violatedRule: RuleType
  describe: (params: Record<string, unknown>) => string
}

/** JSON Schema keyword → the specification's rule name (commerce §5) and a sentence. */
const rules: Readonly<Record<string, Rule>> = {
  type: { violatedRule: 'FORMAT', describe: ({ type }) => `must be ${withArticle(type)}` },
  required: { violatedRule: 'REQUIRED_FIELD', describe: () => 'is required' },
  additionalProperties: { violatedRule: 'FIELD_NOT_ALLOWED', describe: () => 'isn’t a field of this request' },
  minLength: { violatedRule: 'MIN_LENGTH', describe: ({ limit }) => `must have at least ${limit} characters` },
  maxLength: { violatedRule: 'MAX_LENGTH', describe: ({ limit }) => `must have at most ${limit} characters` },
  minimum: { violatedRule: 'MIN', describe: ({ limit }) => `must be at least ${limit}` },
  maximum: { violatedRule: 'MAX', describe: ({ limit }) => `must be at most ${limit}` },
  exclusiveMinimum: { violatedRule: 'MIN', describe: ({ limit }) => `must be more than ${limit}` },
  exclusiveMaximum: { violatedRule: 'MAX', describe: ({ limit }) => `must be less than ${limit}` },
  minItems: { violatedRule: 'MIN_SIZE', describe: ({ limit }) => `must have at least ${limit} entries` },
  maxItems: { violatedRule: 'MAX_SIZE', describe: ({ limit }) => `must have at most ${limit} entries` },
  minProperties: { violatedRule: 'MIN_SIZE', describe: ({ limit }) => `must have at least ${limit} keys` },
  maxProperties: { violatedRule: 'MAX_SIZE', describe: ({ limit }) => `must have at most ${limit} keys` },
  enum: { violatedRule: 'INVALID_ENUM_VALUE', describe: ({ allowedValues }) => `must be one of ${(allowedValues as string[]).join(', ')}` },
  const: { violatedRule: 'INVALID_ENUM_VALUE', describe: ({ allowedValue }) => `must be ${String(allowedValue)}` },
  pattern: { violatedRule: 'FORMAT', describe: () => 'has an invalid format' },
  format: { violatedRule: 'FORMAT', describe: ({ format }) => `must be a valid ${String(format)}` },
  multipleOf: { violatedRule: 'VALIDATION', describe: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}` },
}

/** All that a validator found wrong with a request, once for each field and rule. */
export function violationsOf(errors: readonly TLocalizedValidationError[]): Violation[] {
  const nullable = nullablePathsOf(errors)
  return unique(errors.flatMap((error) => (isNoise(error, nullable) ? [] : violationsOfError(error))))
}

function violationsOfError(error: TLocalizedValidationError): Violation[] {
  const params = error.params as Record<string, unknown>
  const rule = rules[error.keyword] ?? { violatedRule: 'VALIDATION', describe: () => error.message }
  const named = (params.requiredProperties ?? params.additionalProperties) as string[] | undefined
  const fields = named
    ? named.map((name) => `${error.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    : [error.instancePath]
  return fields.map((path) => ({
    field: fieldName(path),
    description: rule.describe(params),
    violatedRule: rule.violatedRule,
    data: dataOf(params),
  }))
}

/** What a caller can compute with: the bound, or the allowed values. */
function dataOf({ limit, allowedValues }: Record<string, unknown>): Record<string, unknown> {
  if (typeof limit === 'number') return { threshold: limit }
  return Array.isArray(allowedValues) ? { allowedValues } : {}
}

/** Where a nullable field fails, its schema's own error says enough: "must be null" and "no alternative matched" say nothing more. */
function nullablePathsOf(errors: readonly TLocalizedValidationError[]): Set<string> {
  return new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath))
}

function isNoise({ keyword, instancePath, params }: TLocalizedValidationError, nullable: Set<string>): boolean {
  if (keyword === 'anyOf' || keyword === 'boolean') return true
  return keyword === 'type' && (params as { type?: unknown }).type === 'null' && nullable.has(instancePath)
}

function unique(violations: Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ field, violatedRule }) => {
    const key = `${field} ${violatedRule}`
    return !seen.has(key) && seen.add(key)
  })
}

/** `/lineItems/0/quantity` → `lineItems[0].quantity` */
function fieldName(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((name, segment) => (/^\d+$/.test(segment) && name ? `${name}[${segment}]` : name ? `${name}.${segment}` : segment), '')
}

function withArticle(type: unknown): string {
  const words = Array.isArray(type) ? type.join(' or ') : String(type)
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
