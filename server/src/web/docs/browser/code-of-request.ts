import type { HttpRequest } from '@stoa/sdk/http-request'
import type { Message } from './inputs.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The credentials of a request for a shell. They are variables, so that nothing pasted into a file or a shell history contains a secret. */
export const credentials = {
  none: [],
  token: ['-H "Authorization: $STOA_TOKEN"'],
  key: ['-H "Authorization: $STOA_API_KEY"', '-H "wix-site-id: $STOA_SITE_ID"'],
} as const satisfies Record<string, readonly string[]>

export interface CurlOptions {
  baseUrl: string
  credential: keyof typeof credentials
  /** The call reads an Idempotency-Key. */
  hasKey: boolean
}

/** A request for a shell. */
export function curlOf({ method, target, body }: HttpRequest, { baseUrl, credential, hasKey }: CurlOptions): string {
  return [
    `curl ${quoted(`${baseUrl}${target}`)}`,
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    ...credentials[credential],
    ...(hasKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

export const sdkOf = (id: string, message: Message): string => `const answer = await stoa.${id}(${literal(message)})\n`

/** The call in a component, by the hooks of `@stoa/sdk/react`. */
export function reactOf(id: string, message: Message, writes: boolean): string {
  const [area, name] = id.split('.')
  if (!writes) return `const answer = useRead('${area}', '${name}', ${literal(message)})\n`
  return `const { mutate, isPending, error } = useWrite('${area}', '${name}')\n\nconst onClick = () => mutate(${literal(message)})\n`
}

/** A function of the public packages, with the parts of the request that are its arguments: a value at a path, or an object of several. */
export interface PackageFunction {
  package: string
  module: string
  name: string
  arguments: readonly (string | Readonly<Record<string, string>>)[]
  /** The function returns a builder of queries. */
  isBuilder?: true
}

/** Who makes a call of the public packages: a visitor of a client, or the shop itself. */
export type PackageCaller = { clientId: string } | 'shop'

/** The call by the public packages, whose ids are named `_id`. Undefined for a query with a filter that their builder can't be given condition by condition. */
export function packageOf(
  { package: from, module, name, arguments: parts, isBuilder }: PackageFunction,
  message: Message,
  caller: PackageCaller,
): string | undefined {
  if (isBuilder && !isPlainFilter(((message.query ?? {}) as Query).filter)) return undefined
  const values = parts.map((part) => (typeof part === 'string' ? valueAt(message, part) : optionsOf(message, part)))
  while (values.length > 0 && values.at(-1) === undefined) values.pop()
  const call = isBuilder
    ? `${name}()${stepsOf(message.query)}.find()`
    : `${name}(${values.map((value) => literal(withIds(value))).join(', ')})`
  const strategy = caller === 'shop' ? 'ApiKeyStrategy' : 'OAuthStrategy'
  const auth =
    caller === 'shop' ? '{ apiKey: process.env.STOA_API_KEY, siteId: process.env.STOA_SITE_ID }' : `{ clientId: '${caller.clientId}' }`
  return `import { createClient, ${strategy} } from '@wix/sdk'
import { ${module} } from '${from}'

const client = createClient({ modules: { ${module} }, auth: ${strategy}(${auth}) })
const answer = await client.${module}.${call}
`
}

const valueAt = (message: Message, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Message | null | undefined)?.[key], message)

function optionsOf(message: Message, paths: Readonly<Record<string, string>>): Message | undefined {
  const entries = Object.entries(paths).flatMap(([name, path]) => {
    const value = valueAt(message, path)
    return value === undefined ? [] : [[name, value] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const withIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner) || !('id' in inner)) return inner
    const { id, ...rest } = inner
    return { _id: id, ...rest }
  })

interface Query {
  filter?: Message
  sort?: readonly { fieldName: string; order?: string }[]
  paging?: { limit?: number; offset?: number }
}

const isPlainFilter = (filter: Message = {}): boolean =>
  Object.entries(filter).every(([field, value]) => !field.startsWith('$') && !Array.isArray(value))

/** `.gt('price', 5).limit(3)` */
function stepsOf(query: unknown): string {
  const { filter = {}, sort = [], paging = {} } = (query ?? {}) as Query
  const conditions = Object.entries(filter).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([operator, operand]) => [operator.replace('$', ''), field, operand] as const)
      : [['eq', field, value] as const],
  )
  return [
    ...conditions.map(([operator, field, operand]) => `.${operator}(${literal(field)}, ${literal(operand)})`),
    ...sort.map(({ fieldName, order }) => `.${order === 'DESC' ? 'descending' : 'ascending'}(${literal(fieldName)})`),
    ...(paging.limit === undefined ? [] : [`.limit(${paging.limit})`]),
    ...(paging.offset === undefined ? [] : [`.skip(${paging.offset})`]),
  ].join('')
}

/** JSON as TypeScript: keys without quotes where possible, single quotes. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, deeper))
    : Object.entries(value).map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : literal(key)}: ${literal(inner, deeper)}`)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const line = `${open}${parts.length > 0 ? space : ''}${parts.join(', ')}${parts.length > 0 ? space : ''}${close}`
  if (line.length + indent.length < 90 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}
