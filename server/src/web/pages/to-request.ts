import type { FastifyReply, FastifyRequest } from 'fastify'

/** A web Request, as React Router expects it. It is aborted if the browser disconnects before the response. */
export function toRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const body = request.body as Buffer | undefined
  return new Request(`${originOf(request)}${request.url}`, {
    method: request.method,
    headers: toHeaders(request),
    signal: gone.signal,
    ...(request.method === 'POST' && body ? { body: new Uint8Array(body) } : {}),
  })
}

/** The URL as the browser sees it; behind a trusted proxy, as the proxy says. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

function toHeaders({ headers }: FastifyRequest): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // React Router would refuse it. Where it may come from is checked before.
    if (name === 'origin' && value === 'null') continue
    for (const one of Array.isArray(value) ? value : [value ?? '']) result.append(name, one)
  }
  return result
}
