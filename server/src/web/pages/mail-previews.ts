import type { FastifyInstance } from 'fastify'
import { identityOfStaffSession } from '../../access/staff/public.ts'
import { sendPlain } from '../../http/compress.ts'
import { readCookie, dashboardCookie } from '../../http/cookie.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'

/** Nothing in an email runs, submits or navigates; only the dashboard can frame it (threats X01, O06). */
const headers = {
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** `GET /dashboard/mail-previews/{id}`: the HTML of an email as its reader sees it, for the dashboard's frame. Callers who aren't signed in get the same
 *  response as from the call. */
export function serveMailPreviews(server: FastifyInstance, app: App): void {
  server.get('/dashboard/mail-previews/:id', async (request, reply) => {
    const identity = await identityOfStaffSession(app.services, readCookie(request.headers.cookie, dashboardCookie))
    const { id } = request.params as { id: string }
    const answer = await app.call('mails.getMail', identity, { id }, { requestId: request.id, address: request.ip })
    if (answer.status !== 200) return sendResponse(reply, answer)
    const { mail } = answer.body as { mail: { html: string } }
    return sendPlain(reply).headers(headers).type('text/html; charset=utf-8').send(withLinksInNewTabs(mail.html))
  })
}

/** Links would navigate the frame. With a new window as target, which the sandbox blocks, they do nothing. */
const withLinksInNewTabs = (html: string): string => html.replace(/<head[^>]*>/i, '$&<base target="_blank">')
