import type { IncomingHttpHeaders } from 'node:http'
import type { CallId } from '@stoa/contract/routes'
import type { Services } from './context.ts'
import type { Identity } from './identity.ts'

export interface CallResponse {
  status: number
  body: unknown
}

export interface CallOptions {
  requestId?: string
  idempotencyKey?: string
  /** Which of several calls of one request this is, if all of them have the key of the request. */
  idempotencyPart?: string
  /** The network address of the request. */
  address?: string
  /** The caller's User-Agent. */
  agent?: string | undefined
}

/** The credentials of a request. */
export interface Credentials {
  method: string
  headers: IncomingHttpHeaders
}

/** The whole server as functions over plain objects. HTTP, pages and tests are thin callers of it. */
export interface App {
  /** The identity of a request: by its `Authorization` header, otherwise by the cookie of our own pages. */
  identify(request: Credentials): Promise<Identity>
  call(id: CallId, identity: Identity, message: unknown, options?: CallOptions): Promise<CallResponse>
  services: Services
}
