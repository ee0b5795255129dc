import type { FastifyReply, FastifyRequest } from 'fastify'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendResponse } from '../../http/serve.ts'
import type { Settings } from '../../kernel/settings.ts'
import { isFromOwnPage, isFromOwnPageOrNone } from './origin.ts'
import { originOf } from './to-request.ts'

const sentence = 'This form was sent from another site.'

interface Receiver extends Pick<Settings, 'baseUrl'> {
  /** Whether programs send it forms as well. */
  isOneClick?: boolean
}

/** Whether another site sent this form. */
export function isForeignForm(request: FastifyRequest, { baseUrl, isOneClick = false }: Receiver): boolean {
  const sender = { headers: request.headers, ownOrigins: [new URL(baseUrl).origin, originOf(request)] }
  return !(isOneClick ? isFromOwnPageOrNone(sender) : isFromOwnPage(sender))
}

/** The answer to a form that another site sent: a sentence for a browser, which asks for a page, and the wire's JSON error for a program. */
export function refuseForeignForm({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (headers.accept?.includes('text/html')) return reply.code(403).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  return sendResponse(reply, applicationErrorResponse(403, 'PERMISSION_DENIED', sentence))
}
