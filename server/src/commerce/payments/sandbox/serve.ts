import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSuchRoute, send } from '../../../http/serve.ts'
import type { Services } from '../../../kernel/context.ts'
import { listensAt } from './address.ts'
import { scriptOf } from './cards.ts'
import { isSecretOf } from './secret.ts'
import { cancelUntold, decide, findCharge } from './store.ts'

const path = '/stoa/sandbox-provider/sites/:siteId/charges/:key'

interface Asked {
  siteId: string
  key: string
}

interface ChargeBody {
  amountMinor: number
  currency: string
  cardNumber: string
}

/** The sandbox card provider: a small HTTP server of its own that keeps to what it decided for a key. It answers this installation's own questions alone;
 *  for anybody else there is nothing at its addresses. That it approves a charge approves no order: the server must have asked. */
export function serveSandboxProvider(server: FastifyInstance, services: Services): void {
  const { database } = services
  const route = (method: 'GET' | 'POST', url: string, work: (asked: Asked, request: FastifyRequest) => Promise<'silence' | void>) =>
    server.route({ method, url, handler: (request, reply) => answer(services, { request, reply }, work) })

  route('POST', path, (asked, request) => charge(services, asked, request.body as ChargeBody))
  route('GET', path, async () => {})
  route('POST', `${path}/cancel`, async ({ siteId, key }) => {
    await decide(database, { siteId, key, decision: 'CANCELED', amountMinor: 0, currency: '', lastFourDigits: null, toldAfterSeconds: 0 })
    await cancelUntold(database, siteId, key)
  })
  server.addHook('onListen', async () => listensAt(services, originOf(server)))
}

/** Whatever was asked, what is answered is what stands for the key. */
async function answer(
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (asked: Asked, request: FastifyRequest) => Promise<'silence' | void>,
): Promise<FastifyReply> {
  const asked = request.params as Asked
  const site = guid.test(asked.siteId) && guid.test(asked.key) ? await services.sites.find(asked.siteId).catch(() => undefined) : undefined
  if (!site || !isSecretOf(site, request.headers.authorization)) return send(reply, noSuchRoute(request.method, request.url))
  if ((await work(asked, request)) === 'silence') return reply.hijack()
  const standing = await findCharge(services.database, asked.siteId, asked.key)
  return send(reply, standing ? { status: 200, body: standing } : { status: 404, body: {} })
}

async function charge(
  { database }: Services,
  { siteId, key }: Asked,
  { amountMinor, currency, cardNumber }: ChargeBody,
): Promise<'silence' | void> {
  const { decision, toldAfterSeconds = 0, silent } = scriptOf(cardNumber)
  const lastFourDigits = cardNumber.slice(-4)
  const isFirst = await decide(database, { siteId, key, decision, amountMinor, currency, lastFourDigits, toldAfterSeconds })
  if (isFirst && silent) return 'silence'
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The server's own way to itself: an address that stands for all of them is reached on loopback. */
function originOf(server: FastifyInstance): string {
  const bound = server.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the sandbox provider needs a port')
  const host = loopback[bound.address] ?? bound.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
}

const loopback: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
