import { Type, type TSchema } from 'typebox'
import { guidPattern } from './guid.ts'

/** An id: a UUID of any version. Upper case is accepted and equal to lower case. */
export const Guid = Type.String({
  pattern: guidPattern,
  form: 'a GUID',
  lowerCase: true,
})

/** An instant, ISO-8601 in UTC with milliseconds, such as `2026-11-20T12:00:00.000Z`. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day, such as `2026-11-20`. It starts at midnight in the site's time zone. */
export const Day = Type.String({ format: 'date' })

/** Bounds of a decimal string. Each violated bound has its own rule: DECIMAL_GTE, DECIMAL_LTE, DECIMAL_MAX_SCALE (commerce §5). */
export interface DecimalBounds {
  minimum: string
  maximum: string
  /** Digits after the decimal point. */
  scale: number
}

/** A decimal string with a maximum number of digits before and after the decimal point. */
export function decimalString({ digits, scale, signed, form }: { digits: number; scale: number; signed: boolean; form: string }) {
  const maximum = `${'9'.repeat(digits)}.${'9'.repeat(scale)}`
  const decimal: DecimalBounds = { minimum: signed ? `-${maximum}` : '0', maximum, scale }
  return Type.String({ pattern: `^${signed ? '-?' : ''}(0|[1-9][0-9]{0,${digits - 1}})(\\.[0-9]{1,${scale}})?$`, form, decimal })
}

/** A decimal number in a string, such as `"10.00"`: never a float. */
export const Decimal = decimalString({ digits: 16, scale: 9, signed: true, form: 'a decimal number in a string' })

/** An ISO-4217 currency code. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$', form: 'a three-letter currency code' })

/** An ISO-3166 alpha-2 country code. */
export const Country = Type.String({ pattern: '^[A-Z]{2}$', form: 'a two-letter country code' })

export const emailPattern = '^[^\\s@<>"]{1,64}@[^\\s@<>"]{1,189}\\.[^\\s@<>".]{2,63}$'

/** An email address of at most 254 characters, compared in lower case. */
export const Email = Type.String({
  pattern: emailPattern,
  maxLength: 254,
  form: 'an email address',
})

/** A text of `min` to `max` characters. */
export const Text = (max: number, min = 0) => Type.String({ minLength: min, maxLength: max })

/** A whole number from `min` to `max`, both included. */
export const Whole = (min: number, max: number) => Type.Integer({ minimum: min, maximum: max })

/** The schema, or null: on the wire null clears a value. */
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** Adds the sentence that says what a field of this schema means, for the API reference, the OpenAPI document and editors. A field without one keeps the
 *  sentence of its schema. */
function described<S extends TSchema>(schema: S, description?: string): S {
  if (description === undefined) return schema
  // A copy of the schema with what TypeBox hides in it. Its properties stay the same object, so that the shape is still written once.
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), description: { value: description, enumerable: true } },
  ) as S
}

/** A field that is always set. */
export const field = <S extends TSchema>(schema: S, description: string) => described(schema, description)

/** A field that may be absent. */
export const maybe = <S extends TSchema>(schema: S, description?: string) => Type.Optional(described(schema, description))

/** A field that may be absent or null. */
export const maybeNull = <S extends TSchema>(schema: S, description?: string) => Type.Optional(described(Nullable(schema), description))

/** A field that only the server writes. It is removed from every request before validation (DESIGN: unknown and read-only). */
export const readOnly = <S extends TSchema>(schema: S, description?: string) =>
  Type.Optional(Type.Unsafe<Type.Static<S>>({ ...described(schema, description), readOnly: true }))

/** A deprecated field of the wire. It is removed from requests like a read-only one. */
export const deprecated = <S extends TSchema>(schema: S, description?: string) =>
  Type.Optional(Type.Unsafe<Type.Static<S>>({ ...described(schema, description), deprecated: true, readOnly: true }))

/** An object with a fixed set of keys: any other key in a request is rejected with FIELD_NOT_ALLOWED. */
export const Shape = <P extends Type.TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

/** An object with keys chosen by the caller. */
export const Free = Type.Record(Type.String(), Type.Unknown())
