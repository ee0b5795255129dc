import type { CallRow } from '@stoa/sdk/call-table'
import { httpRequest } from '@stoa/sdk/http-request'

type Message = Readonly<Record<string, unknown>>

export interface SampleCall {
  /** `orders.searchOrders` */
  call: string
  request: Message
  baseUrl: string
}

/** The call with the SDK. */
export function sdkSample({ call, request, baseUrl }: SampleCall): string {
  const argument = Object.keys(request).length === 0 ? '{}' : literalText(request)
  return `import { createClient } from '@stoa/sdk'

const stoa = createClient({
  baseUrl: '${baseUrl}',
  apiKey: process.env.STOA_API_KEY,
  siteId: process.env.STOA_SITE_ID,
})

const answer = await stoa.${call}(${argument})`
}

/** The call with curl. */
export function curlSample(row: CallRow, { request, baseUrl }: SampleCall): string {
  const { method, target, body } = httpRequest(row, request)
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(baseUrl + target)}`,
    `  -H "Authorization: $STOA_API_KEY"`,
    `  -H "wix-site-id: $STOA_SITE_ID"`,
    ...(body === undefined ? [] : [`  -H 'content-type: application/json'`, `  -d ${quoted(JSON.stringify(JSON.parse(body), null, 2))}`]),
  ]
  return lines.join(' \\\n')
}

/** Single quotes make the shell take the text literally; only the quote itself needs escaping. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A value as a literal in our code style: names without quotes where possible, single-quoted strings, short objects on one line. */
export function literalText(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((one) => literalText(one, `${indent}  `))
    : Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [`${named(name)}: ${literalText(one, `${indent}  `)}`]))
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  if (parts.length === 0) return `${open}${close}`.replaceAll(' ', '')
  const onOneLine = `${open}${parts.join(', ')}${close}`
  if (indent.length + onOneLine.length <= 80 && !onOneLine.includes('\n')) return onOneLine
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`
}

const named = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : literalText(name))
