import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { releaseRoom } from '../../../http/bodies/large-bodies.ts'
import { routeNotFound, sendResponse } from '../../../http/serve.ts'
import type { Services } from '../../../kernel/context.ts'
import { setProviderAddress } from './address.ts'
import { scriptOf } from './cards.ts'
import { isSecretOf } from './secret.ts'
import { cancelPendingCharge, decideCharge, findCharge } from './store.ts'

const path = '/stoa/sandbox-provider/sites/:siteId/charges/:key'

interface ChargeParams {
  siteId: string
  key: string
}

interface ChargeBody {
  amountMinor: number
  currency: string
  cardNumber: string
}

/** The sandbox card provider: a separate, small HTTP server that keeps its first decision for each key. It answers only requests of this installation; anyone
 *  else gets a 404. An approved charge alone approves no order: the server must have asked for it. */
export function serveSandboxProvider(server: FastifyInstance, services: Services): void {
  const { database } = services
  const route = (method: 'GET' | 'POST', url: string, work: (params: ChargeParams, request: FastifyRequest) => Promise<'silence' | void>) =>
    server.route({ method, url, handler: (request, reply) => sendDecision(services, { request, reply }, work) })

  route('POST', path, (params, request) => charge(services, params, request.body as ChargeBody))
  route('GET', path, async () => {})
  route('POST', `${path}/cancel`, async ({ siteId, key }) => {
    await decideCharge(database, {
      siteId,
      key,
      decision: 'CANCELED',
      amountMinor: 0,
      currency: '',
      lastFourDigits: null,
      revealedAfterSeconds: 0,
    })
    await cancelPendingCharge(database, siteId, key)
  })
  server.addHook('onListen', async () => setProviderAddress(services, originOf(server)))
}

/** Whatever the request, the response is the stored decision for the key. */
async function sendDecision(
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (params: ChargeParams, request: FastifyRequest) => Promise<'silence' | void>,
): Promise<FastifyReply> {
  const params = request.params as ChargeParams
  const site =
    guid.test(params.siteId) && guid.test(params.key) ? await services.sites.find(params.siteId).catch(() => undefined) : undefined
  if (!site || !isSecretOf(site, request.headers.authorization)) return sendResponse(reply, routeNotFound(request.method, request.url))
  if ((await work(params, request)) === 'silence') {
    releaseRoom(request)
    return reply.hijack()
  }
  const decided = await findCharge(services.database, params.siteId, params.key)
  return sendResponse(reply, decided ? { status: 200, body: decided } : { status: 404, body: {} })
}

async function charge(
  { database }: Services,
  { siteId, key }: ChargeParams,
  { amountMinor, currency, cardNumber }: ChargeBody,
): Promise<'silence' | void> {
  const { decision, revealedAfterSeconds = 0, isSilent } = scriptOf(cardNumber)
  const lastFourDigits = cardNumber.slice(-4)
  const isFirst = await decideCharge(database, { siteId, key, decision, amountMinor, currency, lastFourDigits, revealedAfterSeconds })
  if (isFirst && isSilent) return 'silence'
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The origin at which the server reaches itself: a wildcard address is replaced by loopback. */
function originOf(server: FastifyInstance): string {
  const bound = server.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the sandbox provider needs a port')
  const host = loopback[bound.address] ?? bound.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
}

const loopback: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
