import { contract } from '@stoa/contract'
import { mainPath, postTwin, type NamedCall } from '@stoa/contract/routes'
import { callTableOf } from '@stoa/sdk/call-table'
import { httpRequest } from '@stoa/sdk/http-request'
import type { Recording } from './recordings.ts'

const table = callTableOf(contract)

type Message = Readonly<Record<string, unknown>>

/** A call as HTTP: with a query string if possible, otherwise as the body of the POST form. */
export interface RestRequest {
  method: string
  /** Path and query. */
  target: string
  body?: string
}

export function restRequest(named: NamedCall, message: Message): RestRequest {
  const { id, call } = named
  const usesQuery = call.method === 'GET' || call.method === 'DELETE'
  if (!usesQuery) return pretty(httpRequest(table[id]!, message))
  const [target, rest] = withIds(mainPath(call), message)
  const pairs = pairsOf(rest)
  if (pairs)
    return {
      method: call.method,
      target: pairs.length === 0 ? target : `${target}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
    }
  const twin = postTwin(call)
  return twin === undefined
    ? httpRequest(table[id]!, message)
    : { method: 'POST', target: withIds(twin, message)[0], body: JSON.stringify(message, null, 2) }
}

const pretty = ({ body, ...rest }: ReturnType<typeof httpRequest>): RestRequest => ({
  ...rest,
  ...(body === undefined ? {} : { body: JSON.stringify(JSON.parse(body), null, 2) }),
})

function withIds(path: string, message: Message): [string, Message] {
  const rest = { ...message }
  const target = path.replace(/\{([^}.]+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(message[name]))
  })
  return [target, rest]
}

/** A message with dotted names; undefined if a name contains a dot or an operator, or a list is nested. */
function pairsOf(message: Message, prefix = ''): [string, string][] | undefined {
  const pairs: [string, string][] = []
  for (const [key, value] of Object.entries(message)) {
    if (/[.$]/.test(key) || value === null) return undefined
    const name = `${prefix}${key}`
    if (typeof value !== 'object') pairs.push([name, String(value)])
    else if (Array.isArray(value)) return undefined
    else {
      const inner = pairsOf(value as Message, `${name}.`)
      if (!inner) return undefined
      pairs.push(...inner)
    }
  }
  return pairs
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The recorded request for a shell. Tokens and keys are variables, so that nothing copied into a file or a shell history contains them. */
export function curlOf(named: NamedCall, { as, request }: Pick<Recording, 'as' | 'request'>, baseUrl: string): string {
  const { method, target, body } = restRequest(named, request)
  return [
    `curl ${quoted(`${baseUrl}${target}`)}`,
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    ...credentials[as],
    ...(named.call.writes === true ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

const credentials: Readonly<Record<Recording['as'], readonly string[]>> = {
  anonymous: [],
  visitor: ['-H "Authorization: $STOA_TOKEN"'],
  member: ['-H "Authorization: $STOA_TOKEN"'],
  owner: ['-H "Authorization: $STOA_API_KEY"', '-H "wix-site-id: $STOA_SITE_ID"'],
}

/** The example without the import of its client type. */
export const sdkSnippet = ({ source }: Pick<Recording, 'source'>): string =>
  source.replace(/^import type \{ Client \} from '@stoa\/sdk'\n+/, '')

/** The call in a component, by the hooks of `@stoa/sdk/react`. */
export function reactSnippet({ area, name, call }: NamedCall, { request }: Pick<Recording, 'request'>): string {
  const message = literal(request)
  if (call.writes === false) return `const answer = useRead('${area}', '${name}', ${message})\n`
  return `const { mutate, isPending, error } = useWrite('${area}', '${name}')\n\nconst onClick = () => mutate(${message})\n`
}

/** JSON as TypeScript: keys without quotes where possible, single quotes. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, deeper))
    : Object.entries(value).map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}: ${literal(inner, deeper)}`)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const line = `${open}${parts.length > 0 ? space : ''}${parts.join(', ')}${parts.length > 0 ? space : ''}${close}`
  if (line.length + indent.length < 90 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}
