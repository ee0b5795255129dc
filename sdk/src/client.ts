import type { CallOptions } from './call-function.ts'
import type { Calls } from './contract-types.generated.ts'

/** `client.carts.addToCurrentCart({ lineItems })`: every call of the contract, by area and name. */
export type Client = Calls

/** Sends a call to the server: over HTTP, or by a function call in the same process. Rejects with an `ApiError`. */
export type Transport = (callId: string, request: unknown, options: CallOptions) => Promise<unknown>

/** Creates a client over a transport. It contains no list of calls: the names come from the contract and are checked by the compiler. */
export function clientOver(transport: Transport): Client {
  const areas = new Map<string, object>()
  return new Proxy({} as Client, {
    get(_, area) {
      if (typeof area !== 'string') return undefined
      let calls = areas.get(area)
      if (!calls) areas.set(area, (calls = callsOf(transport, area)))
      return calls
    },
  })
}

/** No call can be named `then`: an area with one would be mistaken for a promise wherever it is awaited. */
function callsOf(transport: Transport, area: string): object {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === 'string' && name !== 'then'
          ? (request: unknown = {}, options: CallOptions = {}) => transport(`${area}.${name}`, request, options)
          : undefined,
    },
  )
}
