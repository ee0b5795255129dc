import pg from 'pg'

const readAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date

const zero = '0'.charCodeAt(0)
const [shortest, longest] = ['2026-11-25 16:00:00+00'.length, '2026-11-25 16:00:00.123456+00'.length]

/** A timestamp in the form that PostgreSQL sends for UTC and the years 1000 to 9999, read in a quarter of the time that the driver takes for any form: every row
 *  has some. */
export function readTimestamp(text: string): Date {
  const { length } = text
  if (!isUsual(text)) return readAny(text)
  const digit = (at: number): number => text.charCodeAt(at) - zero
  const two = (at: number): number => digit(at) * 10 + digit(at + 1)
  const fraction = (at: number): number => (at < length - 3 ? digit(at) : 0)
  const milliseconds = fraction(20) * 100 + fraction(21) * 10 + fraction(22)
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), milliseconds))
}

const isUsual = (text: string): boolean =>
  text.length >= shortest && text.length <= longest && text[0] !== '0' && text[4] === '-' && text.endsWith('+00')

const withMilliseconds = '2026-11-25 16:00:00.123+00'.length

/** The same in the wire's format, without a `Date` in between, which takes twenty times as long. Text in this format stays as it is. */
export function isoTimestamp(text: string): string {
  if (text.endsWith('Z')) return text
  // In JSON, PostgreSQL writes a T, and offsets with minutes.
  if (text.endsWith('+00:00')) return isoTimestamp(text.slice(0, -3).replace('T', ' '))
  if (!isUsual(text)) return readAny(text).toISOString()
  const { length } = text
  const time =
    length === withMilliseconds ? text.slice(11, 23) : `${text.slice(11, 19)}.${text.slice(20, Math.min(length - 3, 23)).padEnd(3, '0')}`
  return `${text.slice(0, 10)}T${time}Z`
}
