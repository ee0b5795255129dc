import { contract } from '@stoa/contract'
import { type Call, takesIdempotencyKey } from '@stoa/contract/call'
import { allCalls, type CallId } from '@stoa/contract/routes'
import { sharingOf } from '../cache/shared-calls.ts'
import { newId } from '../database/ids.ts'
import type { App, CallOptions, Credentials } from '../kernel/app.ts'
import type { Context, Services } from '../kernel/context.ts'
import type { AllHandlers } from '../kernel/handler.ts'
import type { Identity, CallerIdentity } from '../kernel/identity.ts'
import { inTransaction, withoutTransaction } from '../kernel/in-transaction.ts'
import { Invalid, Refusal, violationsRefusal } from '../kernel/refuse.ts'
import { requirePermission } from '../kernel/require-permission.ts'
import { notePersonal } from '../kernel/source-changes.ts'
import { refusalResponse } from './error-response.ts'
import { faultResponse, isStatementTimeout } from './fault.ts'
import { keyUse, lateClaims, runOnce } from './idempotency/public.ts'
import { parseRequest, validatorFor } from './parse-request.ts'

/** The parts of the app. `identify` returns the caller of a request. */
export interface AppOptions {
  areas: AllHandlers
  identify(services: Services, request: Credentials): Promise<Identity>
  /** In development and tests: checks every response against the contract. */
  checkResponses?: boolean
  watcher?: CallWatcher
}

/** Sees the fields of each call, in tests. */
export interface CallWatcher {
  /** Returns the request that the handler gets. */
  onRequest(call: Call, request: unknown): unknown
  onResponse(call: Call, body: unknown): void
}

interface BoundCall {
  id: CallId
  call: Call
  handler: (context: Context, request: unknown) => Promise<unknown>
  /** Whether its answers are kept for others. */
  isShared: boolean
}

export function createApp(services: Services, { areas, identify, checkResponses = false, watcher }: AppOptions): App {
  const calls = new Map<CallId, BoundCall>()
  for (const { id, area, name, call } of allCalls(contract)) {
    const handlers = areas[area as keyof typeof areas] as Record<string, BoundCall['handler']>
    calls.set(id, { id, call, handler: handlers[name]!, isShared: sharingOf(id) !== undefined })
  }
  return {
    services,
    identify: (request) => identify(services, request),
    async call(id, identity, message, options = {}) {
      const bound = calls.get(id)
      if (!bound) throw new Error(`unknown call ${id}`)
      const requestId = options.requestId ?? newId()
      try {
        const body = await runCall(services, bound, { identity, message, options: { ...options, requestId }, watcher })
        if (checkResponses) checkResponse(bound, body)
        watcher?.onResponse(bound.call, body)
        return { status: 200, body }
      } catch (error) {
        return refusalResponse(toExpectedError(error, bound.call), bound.call.problems) ?? faultResponse(error, { callId: id, requestId })
      }
    },
  }
}

interface CallInput {
  identity: Identity
  message: unknown
  options: CallOptions & { requestId: string }
  watcher: CallWatcher | undefined
}

/** Checks permission and request, then calls the handler. A writing call runs in one transaction with its idempotency row. */
async function runCall(services: Services, bound: BoundCall, { identity, message, options, watcher }: CallInput): Promise<unknown> {
  const known =
    identity.kind === 'anonymous' && bound.call.allow === 'anyone' ? anonymousVisitor(services) : requirePermission(bound.call, identity)
  const request = parseRequest(bound.call.request, message, identity.kind)
  const site = await services.sites.find(known.siteId)
  const context: Context = {
    identity: known,
    siteId: known.siteId,
    site,
    now: services.now(),
    requestId: options.requestId,
    ...(options.address === undefined ? {} : { address: options.address }),
    ...(options.agent === undefined ? {} : { agent: options.agent }),
    ...withoutTransaction(services.database),
    services,
  }
  const seen = watcher ? watcher.onRequest(bound.call, request) : request
  if (bound.isShared && (seen as { consistentRead?: boolean }).consistentRead === true) notePersonal()
  const { idempotencyKey: key, idempotencyPart: part } = options
  const use = key === undefined || !takesIdempotencyKey(bound.call) ? undefined : keyUse(known, { ...bound, key, part, request })
  if (bound.call.writes !== true) return bound.handler(use ? { ...context, once: (db, work) => runOnce(db, use, work) } : context, seen)
  return inTransaction(services.database, (transaction) => {
    const work = () => bound.handler({ ...context, ...transaction }, seen)
    return use ? runOnce(transaction.db, use, work, { isLate: lateClaims.has(bound.id) }) : work()
  })
}

/** The identity for calls that need no token. It owns nothing. */
const anonymousVisitor = ({ settings }: Services): CallerIdentity => ({
  kind: 'visitor',
  siteId: settings.siteId,
  id: '00000000-0000-4000-8000-000000000000',
})

/** A read that takes too long is the caller's fault; a write that timed out was waiting for others. If the call declares a single validation error, it
 *  replaces all violations. */
function toExpectedError(error: unknown, { writes, violationsAs }: Call): unknown {
  if (violationsAs !== undefined && error instanceof Invalid) return violationsRefusal(violationsAs)
  return writes === false && isStatementTimeout(error) ? new Refusal('QUERY_TOO_SLOW') : error
}

/** In development and tests: the response must match the contract, without additional keys. */
function checkResponse({ id, call }: BoundCall, body: unknown): void {
  const validator = validatorFor(call.response)
  const plain: unknown = JSON.parse(JSON.stringify(body))
  if (validator.Check(plain)) return
  const problems = validator.Errors(plain).map((error) => `${error.instancePath || '/'} ${error.message}`)
  throw new Error(`the answer of ${id} violates its contract: ${problems.slice(0, 5).join('; ')}`)
}
