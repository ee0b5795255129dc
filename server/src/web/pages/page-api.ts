import { clientOver, errorOf, type Client } from '@stoa/sdk'
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

/** A client that calls the app's function directly. */
export function clientOf(app: App, callerOf: CallerOf, asked: PageRequest): Client {
  return clientOver(async (callId, request, { idempotencyKey }) => {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey }
    const { status, body } = await app.call(callId, await callerOf(callId, request), request, { ...asked, ...key })
    if (status !== 200) throw errorOf({ status, body, requestId: asked.requestId })
    return body
  })
}

export const reporterOf =
  ({ requestId }: PageRequest) =>
  (error: unknown): void =>
    logFault(error, { requestId, place: 'page' })
