import type { FastifyReply, FastifyRequest } from 'fastify'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendResponse } from '../../http/serve.ts'
import type { Settings } from '../../kernel/settings.ts'
import { isFromOwnPage } from './origin.ts'
import { originOf } from './to-request.ts'

const sentence = 'This form was sent from another site.'

/** Whether another site sent this form. */
export const isForeignForm = (request: FastifyRequest, { baseUrl }: Pick<Settings, 'baseUrl'>): boolean =>
  !isFromOwnPage({ headers: request.headers, ownOrigins: [new URL(baseUrl).origin, originOf(request)] })

/** The answer to a form that another site sent: a sentence for a browser, which asks for a page, and the wire's JSON error for a program. */
export function refuseForeignForm({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (headers.accept?.includes('text/html')) return reply.code(403).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  return sendResponse(reply, applicationErrorResponse(403, 'PERMISSION_DENIED', sentence))
}
