import { contract } from '@stoa/contract'
import { allCalls, type CallId } from '@stoa/contract/routes'
import { clientOver, errorOf, type Client, type Transport } from '@stoa/sdk'
import type { App } from '../../kernel/app.ts'
import type { Identity } from '../../kernel/identity.ts'
import { logFault } from '../../kernel/log.ts'

/** The request of a page. */
export interface PageRequest {
  requestId: string
  address: string
  agent?: string | undefined
}

/** Returns the identity that makes a call. */
export type CallerOf = (callId: string, request: unknown) => Identity | Promise<Identity>

const readIds: ReadonlySet<CallId> = new Set(allCalls(contract).flatMap(({ id, call }) => (call.writes === false ? id : [])))

/** A client that calls the app's function directly. Loaders of one page that read the same get the same answer, which they must not change. */
export function clientOf(app: App, callerOf: CallerOf, asked: PageRequest): Client {
  const reads = new Map<string, Promise<unknown>>()
  const send: Transport = async (callId, request, { idempotencyKey }) => {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey }
    const { status, body } = await app.call(callId, await callerOf(callId, request), request, { ...asked, ...key })
    if (status !== 200) throw errorOf({ status, body, requestId: asked.requestId })
    return body
  }
  return clientOver((callId, request, options) => {
    if (!readIds.has(callId)) return send(callId, request, options).finally(() => reads.clear())
    const read = `${callId} ${JSON.stringify(request)}`
    const answer = reads.get(read) ?? send(callId, request, options)
    reads.set(read, answer)
    return answer
  })
}

export const reporterOf =
  ({ requestId }: PageRequest) =>
  (error: unknown): void =>
    logFault(error, { requestId, place: 'page' })
