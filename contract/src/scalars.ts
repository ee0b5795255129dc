import { Type, type TSchema } from 'typebox'

/** An id: a UUID of any version. Upper case is taken, and means the same as lower case. */
export const Guid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'a GUID',
  lowerCase: true,
})

/** An instant, ISO-8601 in UTC with milliseconds, such as `2026-11-20T12:00:00.000Z`. */
export const Instant = Type.String({ format: 'date-time' })

/** A day of the calendar, such as `2026-11-20`; whose midnight it begins at is the site's time zone's to say. */
export const Day = Type.String({ format: 'date' })

/** What a decimal in a string may be. Broken bounds are told apart: DECIMAL_GTE, DECIMAL_LTE, DECIMAL_MAX_SCALE (commerce §5). */
export interface DecimalBounds {
  minimum: string
  maximum: string
  /** Digits behind the point. */
  scale: number
}

/** A decimal in a string with at most so many digits before and behind the point. */
export function decimalString({
  digits,
  scale,
  signed,
  description,
}: {
  digits: number
  scale: number
  signed: boolean
  description: string
}) {
  const maximum = `${'9'.repeat(digits)}.${'9'.repeat(scale)}`
  const decimal: DecimalBounds = { minimum: signed ? `-${maximum}` : '0', maximum, scale }
  return Type.String({ pattern: `^${signed ? '-?' : ''}(0|[1-9][0-9]{0,${digits - 1}})(\\.[0-9]{1,${scale}})?$`, description, decimal })
}

/** A decimal number in a string, such as `"10.00"`: never a float. */
export const Decimal = decimalString({ digits: 16, scale: 9, signed: true, description: 'a decimal number in a string' })

/** An ISO-4217 currency code. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'a three-letter currency code' })

/** An ISO-3166 alpha-2 country code. */
export const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'a two-letter country code' })

/** An e-mail address of at most 254 characters; compared in lower case. */
export const Email = Type.String({
  pattern: '^[^\\s@<>"]{1,64}@[^\\s@<>"]{1,189}\\.[^\\s@<>".]{2,63}$',
  maxLength: 254,
  description: 'an email address',
})

/** Text between `min` and `max` characters. */
export const Text = (max: number, min = 0) => Type.String({ minLength: min, maxLength: max })

/** A whole number between `min` and `max`, both included. */
export const Whole = (min: number, max: number) => Type.Integer({ minimum: min, maximum: max })

/** The schema, or null: on the wire null clears a value. */
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** A field that may be absent. */
export const maybe = <S extends TSchema>(schema: S) => Type.Optional(schema)

/** A field that may be absent or null. */
export const maybeNull = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema))

/** A field only the server writes: taken out of every request before it is validated (DESIGN: unknown and read-only). */
export const readOnly = <S extends TSchema>(schema: S) => Type.Optional(Type.Unsafe<Type.Static<S>>({ ...schema, readOnly: true }))

/** A field the wire still knows but nobody should use: dropped from requests like a read-only one. */
export const deprecated = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Unsafe<Type.Static<S>>({ ...schema, deprecated: true, readOnly: true }))

/** An object that knows all of its keys: another key is FIELD_NOT_ALLOWED in a request. */
export const Shape = <P extends Type.TProperties>(properties: P, options: { title?: string; description?: string } = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** An object with keys of the caller's choice. */
export const Free = Type.Record(Type.String(), Type.Unknown())
