import type { RuleType, Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import type { Fields } from './fields.ts'

/** An object of a request that no schema has checked, with its path. What is wrong with its fields is added to the violations. */
export class ObjectReader {
  readonly #value: Readonly<Record<string, unknown>>
  readonly #path: string
  readonly #violations: Violation[]

  constructor(value: Readonly<Record<string, unknown>>, path: string, violations: Violation[]) {
    this.#value = value
    this.#path = path
    this.#violations = violations
  }

  refuse(key: string, rule: RuleType, description: string, data?: Record<string, unknown>): undefined {
    this.#violations.push(violation(`${this.#path}.${key}`, rule, description, data))
  }

  /** Refuses fields that can't be stored, unless they change nothing. Null is the same as no value. */
  allowOnly({ stored = [], looks = [], defaults = {} }: Fields): void {
    for (const [key, value] of Object.entries(this.#value)) {
      const isAllowed = value === null || value === undefined || stored.includes(key) || looks.includes(key) || defaults[key] === value
      if (!isAllowed) this.refuse(key, 'FIELD_NOT_ALLOWED', 'isn’t supported in rich text')
    }
  }

  value(key: string): unknown {
    return this.#value[key] ?? undefined
  }

  /** A text; undefined if it is absent. */
  text(key: string): string | undefined {
    const value = this.value(key)
    return value === undefined || typeof value === 'string' ? value : this.refuse(key, 'FORMAT', 'must be a string')
  }

  /** An object; one without fields if it is absent. */
  object(key: string): ObjectReader {
    const value = this.value(key) ?? {}
    if (!isObject(value)) this.refuse(key, 'FORMAT', 'must be an object')
    return new ObjectReader(isObject(value) ? value : {}, `${this.#path}.${key}`, this.#violations)
  }

  /** The objects of a list; none if it is absent. */
  objects(key: string): ObjectReader[] {
    const list = this.value(key) ?? []
    if (!Array.isArray(list)) this.refuse(key, 'FORMAT', 'must be an array')
    return (Array.isArray(list) ? list : []).flatMap((value: unknown, at) => {
      const field = `${key}[${at}]`
      if (isObject(value)) return [new ObjectReader(value, `${this.#path}.${field}`, this.#violations)]
      this.refuse(field, 'FORMAT', 'must be an object')
      return []
    })
  }

  /** One of the texts that are possible. */
  oneOf<T extends string>(key: string, allowedValues: readonly T[]): T | undefined {
    const value = this.value(key)
    if (allowedValues.includes(value as T)) return value as T
    if (value === undefined) return this.refuse(key, 'REQUIRED_FIELD', 'is required')
    const list = allowedValues.length > 0 ? `must be one of ${allowedValues.join(', ')}` : 'isn’t supported here'
    return this.refuse(key, 'INVALID_ENUM_VALUE', list, { allowedValues })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
