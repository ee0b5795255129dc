import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { sendPlain } from '../../http/compress.ts'
import { answersSecret } from '../../http/secret-answers.ts'
import { callOptionsOf, idempotencyKeyOf, sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { isForeignForm, refuseForeignForm } from './foreign-form.ts'
import { cookies, dashboardVisit } from './visit.ts'

const path = `${cookies.dashboard.path}/playground`

const OwnerCall = Type.Object({
  call: Type.Enum(allCalls(contract).map(({ id }) => id)),
  request: Type.Record(Type.String(), Type.Unknown()),
})

/** Calls that the playground of the docs makes for the team member who is signed in to the dashboard. The session is limited to `/dashboard`, so this is
 *  there too, and no page gets a token (decision 0077). */
export function serveOwnerCalls(server: FastifyInstance, app: App): void {
  server.get(path, (request, reply) => sendUser(app, { request, reply }))
  server.post(path, (request, reply) => sendCall(app, { request, reply }))
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Who is signed in: null for everyone else, and for pages of other sites. */
async function sendUser(app: App, { request, reply }: Exchange): Promise<FastifyReply> {
  const isOwnPage = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  const { identity } = await dashboardVisit(app, isOwnPage ? request.headers.cookie : undefined)
  const { status, body } = await app.call('staff.getMe', identity, {}, callOptionsOf(request))
  const user = status === 200 ? (body as { user: { name: string; email: string } }).user : undefined
  return sendResponse(reply, { status: 200, body: { user: user ? { name: user.name, email: user.email } : null } })
}

/** The answer of a call, as the API would give it. JSON from another origin needs a preflight, which is not answered, and would be refused here. */
async function sendCall(app: App, { request, reply }: Exchange): Promise<FastifyReply> {
  if (isForeignForm(request, app.services.settings)) return refuseForeignForm(request, reply)
  const { body } = request
  if (!Check(OwnerCall, body)) return reply.code(400).type('text/plain; charset=utf-8').send('Send a call and its request.\n')
  const { identity } = await dashboardVisit(app, request.headers.cookie)
  if (answersSecret(body.call)) sendPlain(reply)
  return sendResponse(reply, await app.call(body.call, identity, body.request, { ...callOptionsOf(request), ...idempotencyKeyOf(request) }))
}
