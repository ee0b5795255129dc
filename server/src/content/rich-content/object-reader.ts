import type { RuleType, Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import type { Fields } from './fields.ts'

/** The path of an object. It is only written for a violation. */
interface Path {
  within?: Path
  key: string
}

/** An object of a request that no schema has checked. What is wrong with its fields is added to the violations, with their paths. */
export class ObjectReader {
  readonly #value: Readonly<Record<string, unknown>>
  readonly #path: Path
  readonly #violations: Violation[]

  constructor(value: Readonly<Record<string, unknown>>, path: Path, violations: Violation[]) {
    this.#value = value
    this.#path = path
    this.#violations = violations
  }

  refuse(key: string, rule: RuleType, description: string, data?: Record<string, unknown>): undefined {
    this.#violations.push(violation(textOf({ within: this.#path, key }), rule, description, data))
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
    return this.#inner(isObject(value) ? value : {}, key)
  }

  /** The objects of a list; none if it is absent. */
  objects(key: string): ObjectReader[] {
    const list = this.value(key) ?? []
    if (!Array.isArray(list)) {
      this.refuse(key, 'FORMAT', 'must be an array')
      return []
    }
    return list.flatMap((value: unknown, at) => {
      const entry = `${key}[${at}]`
      if (isObject(value)) return this.#inner(value, entry)
      this.refuse(entry, 'FORMAT', 'must be an object')
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

  #inner(value: Readonly<Record<string, unknown>>, key: string): ObjectReader {
    return new ObjectReader(value, { within: this.#path, key }, this.#violations)
  }
}

const textOf = ({ within, key }: Path): string => (within ? `${textOf(within)}.${key}` : key)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
