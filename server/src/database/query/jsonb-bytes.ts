/** Size of a JSON value in bytes as PostgreSQL stores it, in addition to the twelve that every value needs: a text has its UTF-8 bytes, each entry of a
 *  list or object some more. This decides whether an index row is too long; JSON text has fewer bytes for numbers and more for quotes. */
export const jsonbBytes = (value: unknown): number =>
  (isContainer(value) ? endOffset(4, value) : endOffset(headerBytes, value)) - headerBytes

const headerBytes = 12
const entryBytes = 4

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Where a value ends that starts at or after an offset: numbers, lists and objects are aligned to four bytes. */
function endOffset(at: number, value: unknown): number {
  if (typeof value === 'string') return at + Buffer.byteLength(value)
  if (typeof value === 'number') return alignOffset(at) + numericBytes(value)
  if (Array.isArray(value)) return value.reduce<number>(endOffset, alignOffset(at) + entryBytes * (1 + value.length))
  if (!isContainer(value)) return at
  const [names, values] = [Object.keys(value).toSorted(byStorageOrder), value as Record<string, unknown>]
  const afterNames = names.reduce(endOffset, alignOffset(at) + entryBytes * (1 + 2 * names.length))
  return names.reduce((end, name) => endOffset(end, values[name]), afterNames)
}

/** Names of an object are sorted by length, then by bytes. */
const byStorageOrder = (a: string, b: string): number =>
  Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b))

const alignOffset = (at: number): number => Math.ceil(at / 4) * 4

/** A number is stored in groups of four decimal digits. */
function numericBytes(value: number): number {
  const [mantissa = '', power = '0'] = Math.abs(value).toExponential().split('e')
  const [digits, exponent] = [value === 0 ? '' : mantissa.replace('.', ''), Number(power)]
  const inFirst = (((exponent % 4) + 4) % 4) + 1
  const groups = digits === '' ? 0 : 1 + Math.ceil(Math.max(0, digits.length - inFirst) / 4)
  const [weight, decimals] = [Math.floor(exponent / 4), Math.max(0, digits.length - 1 - exponent)]
  const isShort = weight >= -64 && weight <= 63 && decimals <= 63
  return 4 + (isShort ? 2 : 4) + 2 * groups
}
