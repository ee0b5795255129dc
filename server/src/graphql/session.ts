import { GraphQLError } from 'graphql'
import { contract } from '@stoa/contract'
import type { ErrorBody } from '@stoa/contract/problems'
import { allCalls, type CallId } from '@stoa/contract/routes'
import { answersSecret } from '../http/secret-answers.ts'
import type { App, CallOptions } from '../kernel/app.ts'
import type { Identity } from '../kernel/identity.ts'
import { turnsOf } from '../kernel/turns.ts'
import { createEntityLoaders, type EntityLoaders } from './entity-loaders.ts'
import { LimitExceeded, limits, parallelCallsMax, type LimitName } from './limits.ts'

/** Who sends a request, and how. */
export interface Sender {
  identity: Identity
  options: CallOptions
  /** The message of a call as the call stores it. */
  parseMessage?: (message: unknown) => Promise<unknown>
  /** Runs before a call whose answer must not be compressed (decision 0079). */
  onSecretCall?: () => void
  /** Runs after a call that has written. */
  onWrite?: () => void
}

/** The Idempotency-Key of a call. */
export type KeyOptions = Pick<CallOptions, 'idempotencyKey' | 'idempotencyPart'>

/** What the resolvers of one request share. */
export interface Session extends EntityLoaders {
  /** The response of a call. Its error becomes an error of the field. */
  call(id: CallId, message: unknown, key?: KeyOptions): Promise<unknown>
  /** Counts values of the response, and the bytes of those without fields. */
  charge(values: number, bytes?: number): void
  /** Ends the execution of a request beyond a limit. */
  signal: AbortSignal
  idempotencyKey: string | undefined
}

const writingCalls: ReadonlySet<CallId> = new Set(
  allCalls(contract)
    .filter(({ call }) => call.writes)
    .map(({ id }) => id),
)

export function createSession(app: App, { identity, options: { idempotencyKey, ...options }, ...sender }: Sender): Session {
  const controller = new AbortController()
  const slot = turnsOf(parallelCallsMax)
  const deadline = performance.now() + limits.seconds * 1000
  let [callCount, valueCount, byteCount] = [0, 0, 0]
  /** Ends the request: without it, each further field would add an error. */
  const end = (limit: LimitName): never => {
    const error = new LimitExceeded(limit)
    controller.abort(error)
    throw error
  }
  const call: Session['call'] = (id, message, key) => {
    if (++callCount > limits.calls) end('calls')
    return slot(async () => {
      controller.signal.throwIfAborted()
      if (performance.now() > deadline) end('seconds')
      if (answersSecret(id)) sender.onSecretCall?.()
      const parsed = sender.parseMessage ? await sender.parseMessage(message) : message
      const { status, body } = await app.call(id, identity, parsed, { ...options, ...key })
      if (status === 200) {
        if (writingCalls.has(id)) sender.onWrite?.()
        return body
      }
      const { message: sentence, details } = body as ErrorBody
      throw new GraphQLError(sentence, { extensions: { ...details } })
    })
  }
  return {
    call,
    charge(values, bytes = 0) {
      valueCount += values
      byteCount += bytes
      if (valueCount > limits.values) end('values')
      if (byteCount > limits.bytes) end('bytes')
    },
    signal: controller.signal,
    idempotencyKey,
    ...createEntityLoaders(call),
  }
}
