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
  /** The network address a request came from. */
  address?: string
  /** What the caller's browser or program calls itself. */
  agent?: string | undefined
}

/** What of a request says who sends it. */
export interface Credentials {
  method: string
  headers: IncomingHttpHeaders
}

/** The whole server as functions over plain objects: HTTP, pages and tests are thin callers of it. */
export interface App {
  /** Who sends a request: its `Authorization` header says so, else the cookie of our own pages. */
  identify(request: Credentials): Promise<Identity>
  call(id: CallId, identity: Identity, message: unknown, options?: CallOptions): Promise<CallResponse>
  services: Services
}
