import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { decodeJwt, decodeProtectedHeader } from 'jose'

/** A request that a receiver got, with its token read but not verified. */
export interface ReceivedEvent {
  path: string
  token: string
  headers: IncomingHttpHeaders
  kid: string
  jti: string
  eventType: string
  /** The claim's `data`, parsed. */
  data: { entityId?: string; entityEventSequence?: string } & Record<string, unknown>
  identity: Record<string, string>
  instanceId: string
}

export interface WebhookReceiver {
  url: string
  received: ReceivedEvent[]
  /** Decides what happens to the next requests. By default they are answered with 200. */
  answer: (event: ReceivedEvent, response: ServerResponse) => unknown
  close(): Promise<void>
}

/** A receiver of webhooks on loopback. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: Pick<WebhookReceiver, 'received' | 'answer'> = {
    received: [],
    answer: (_, response) => response.end('ok'),
  }
  const server = createServer(async (request, response) => {
    const event = eventIn({ path: request.url!, headers: request.headers, token: await text(request) })
    receiver.received.push(event)
    await receiver.answer(event, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function eventIn({ token, ...request }: Pick<ReceivedEvent, 'path' | 'headers' | 'token'>): ReceivedEvent {
  const { jti, data } = decodeJwt<{ data: string }>(token)
  const claim = JSON.parse(data) as { eventType: string; instanceId: string; identity: string; data: string }
  return {
    ...request,
    token,
    kid: decodeProtectedHeader(token).kid!,
    jti: jti!,
    eventType: claim.eventType,
    instanceId: claim.instanceId,
    identity: JSON.parse(claim.identity),
    data: JSON.parse(claim.data),
  }
}
