import { ApiError, type Client } from '@stoa/sdk'
import callTable from '@stoa/sdk/contract-call-table'
import { curlSample, sdkSample } from './samples.ts'

export interface CodeOfCall {
  call: string
  sdk: string
  curl: string
  /** The current response, as indented JSON. */
  answer: string
  status: number
  /** The number of displayed lines if the response is longer; otherwise undefined. */
  cutAt: number | undefined
}

const linesMax = 400

interface CodeRequest {
  call: string
  /** JSON from the query string. */
  request: string
  baseUrl: string
}

/** A read-only call as code for the SDK and for curl; undefined if there is no such call, it writes data, or the request doesn't fit it. */
export function writtenCall(asked: Parameters<typeof sdkSample>[0]): Pick<CodeOfCall, 'sdk' | 'curl'> | undefined {
  const row = Object.hasOwn(callTable, asked.call) ? callTable[asked.call] : undefined
  if (!row || row[2]) return undefined
  const curl = resultOrUndefined(() => curlSample(row, asked))
  return curl === undefined ? undefined : { sdk: sdkSample(asked), curl }
}

/** A read-only call as code, and its response for the signed-in user; undefined for an unknown or writing call, and if the request isn't a JSON object. */
export async function codeOf(client: Client, { call, request: text, baseUrl }: CodeRequest): Promise<CodeOfCall | undefined> {
  const request = parsed(text)
  const written = request && writtenCall({ call, request, baseUrl })
  if (!written) return undefined
  const { status, body } = await answerOf(client, call, request)
  const lines = JSON.stringify(body, null, 2).split('\n')
  return {
    call,
    ...written,
    status,
    answer: lines.slice(0, linesMax).join('\n'),
    cutAt: lines.length > linesMax ? linesMax : undefined,
  }
}

async function answerOf(
  client: Client,
  call: string,
  request: Readonly<Record<string, unknown>>,
): Promise<{ status: number; body: unknown }> {
  const [area = '', name = ''] = call.split('.')
  const calls = client as unknown as Record<string, Record<string, (request: unknown) => Promise<unknown>>>
  try {
    return { status: 200, body: await calls[area]![name]!(request) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, violations } = error
    return { status, body: { code, message, ...(violations ? { violations } : {}) } }
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = resultOrUndefined(() => JSON.parse(text) as unknown)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined
}

/** The query string may contain anything, so errors count as missing values. */
function resultOrUndefined<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
