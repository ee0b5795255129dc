import { isDiskFullError, reportDiskFull } from './disk.ts'

/** Writes one JSON line per log entry. Values named like secrets, and card numbers anywhere, are never written. */
export function log(level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...(redact(facts) as object) })
  process.stderr.write(`${withoutCardNumbers(line)}\n`)
}

export function logFault(error: unknown, facts: Record<string, unknown>): void {
  const { message, stack, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { message: String(error), stack: undefined, code: undefined }
  if (!isDiskFullError(error)) return log('error', message, { ...facts, code, stack })
  reportDiskFull()
  const where = code === '53100' ? 'of the database' : 'of the server'
  log('error', `The disk ${where} is full: ${message}`, { ...facts, code, stack })
}

const secret = /token|password|authorization|cookie|secret|cardnumber|code$|apikey|email/i
const depthMax = 6

function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > depthMax) return '…'
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secret.test(key) && key !== 'code' ? '[hidden]' : redact(inner, depth + 1)]),
  )
}

/** Masks runs of 13 to 19 digits that pass the Luhn check, with or without spaces and dashes. */
export function withoutCardNumbers(text: string): string {
  return text.replace(/\b\d(?:[ -]?\d){12,18}\b/g, (digits) => (passesLuhn(digits.replace(/\D/g, '')) ? '[card number]' : digits))
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
