import { contract } from '@stoa/contract'
import { takesIdempotencyKey } from '@stoa/contract/call'
import { mainPath, postTwin, type NamedCall } from '@stoa/contract/routes'
import { callTableOf } from '@stoa/sdk/call-table'
import { httpRequest } from '@stoa/sdk/http-request'
import { curlOf as curlOfRequest, reactOf } from './browser/code-of-request.ts'
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

/** The recorded request for a shell. */
export const curlOf = (named: NamedCall, { as, request }: Pick<Recording, 'as' | 'request'>, baseUrl: string): string =>
  curlOfRequest(restRequest(named, request), { baseUrl, credential: credentialOf[as], hasKey: takesIdempotencyKey(named.call) })

const credentialOf = { anonymous: 'none', visitor: 'token', member: 'token', owner: 'key' } as const

/** The example without the import of its client type. */
export const sdkSnippet = ({ source }: Pick<Recording, 'source'>): string =>
  source.replace(/^import type \{ Client \} from '@stoa\/sdk'\n+/, '')

/** The call in a component. */
export const reactSnippet = ({ id, call }: NamedCall, { request }: Pick<Recording, 'request'>): string =>
  reactOf(id, request, call.writes !== false)
