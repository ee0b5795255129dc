import type { Violation } from '@stoa/contract/problems'
import { refuseFields } from '../../kernel/refuse.ts'

const allowed: ReadonlySet<string> = new Set(['accept', 'accept-language', 'authorization', 'referer', 'user-agent'])
const forbidden: ReadonlySet<string> = new Set(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])

const headersMax = 20

/** The headers of a caller that a URL is requested with, by their names in lower case. Refuses those that could name another host or address, and values with
 *  which a request could be continued (threat M03). `field` is where they are sent, for violations. */
export function checkedHeaders(headers: Readonly<Record<string, unknown>>, field: string): Record<string, string> {
  const sent = Object.entries(headers)
  const violations = sent.flatMap(([name, value]) => violationOf(name, value, `${field}.${name}`) ?? [])
  if (sent.length > headersMax)
    violations.push({ field, description: `must not have more than ${headersMax} headers`, violatedRule: 'MAX_SIZE' })
  if (violations.length > 0) refuseFields(...violations)
  return Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

const isAllowed = (name: string): boolean => allowed.has(name) || (/^x-[a-z0-9-]{1,60}$/.test(name) && !forbidden.has(name))

function violationOf(name: string, value: unknown, field: string): Violation | undefined {
  if (!isAllowed(name.toLowerCase())) return { field, description: 'isn’t a header that can be sent', violatedRule: 'FIELD_NOT_ALLOWED' }
  if (typeof value === 'object' || !/^[\t -~]{0,4000}$/.test(String(value)))
    return { field, description: 'must be up to 4,000 printable ASCII characters', violatedRule: 'FORMAT' }
}
