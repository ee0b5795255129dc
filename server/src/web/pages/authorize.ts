import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MemberSession, sessionOfId, sessionOfToken } from '../../access/member-sessions/public.ts'
import { clientOf, type OAuthClient } from '../../access/oauth/public.ts'
import { readCookie, shopperCookie } from '../../http/cookie.ts'
import type { App } from '../../kernel/app.ts'
import { signInSettings } from '../../people/sign-in/public.ts'
import {
  answerUrl,
  type AuthAnswer,
  type AuthDoc,
  codeAnswer,
  errorAnswer,
  readRedirectSession,
  type RedirectSession,
  stepOf,
} from '../redirects/public.ts'
import { noStoreHeaders, sendMessagePage, sendOnwardPage } from './message-page.ts'

type Opened = RedirectSession & { siteId: string; doc: { auth: AuthDoc } }

/** Serves the hosted part of an OAuth client's sign-in: a code if someone is signed in, the sign-in page, or an error (wire §7.3, §7.4; decision 0022). */
export function serveAuthorize(server: FastifyInstance, app: App): void {
  server.get('/authorize', async (request, reply) => {
    const secret = (request.query as { session?: unknown }).session
    const opened = await readRedirectSession(app.services, typeof secret === 'string' ? secret : undefined)
    if (!opened?.doc.auth || opened.siteId !== app.services.settings.siteId) return sendExpired(reply)
    return answer(app, opened as Opened, { request, reply, secret: secret as string })
  })
}

const sendExpired = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(noStoreHeaders).type('text/plain; charset=utf-8').send('This link has expired or was already used.\n')

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  secret: string
}

async function answer(app: App, opened: Opened, { request, reply, secret }: Exchange): Promise<FastifyReply> {
  const { auth } = opened.doc
  const client = await clientOf({ db: app.services.database, siteId: opened.siteId }, opened.clientId)
  if (!client) return sendExpired(reply)
  const isBrought = auth.broughtSessionId !== undefined
  const session = await sessionFor(app, opened, request)
  const step = stepOf(opened, session, { isBrought, canFrame: client.allowedOrigins.length > 0, isConfirmed: false })
  if (step === 'login' || step === 'consent' || step === 'select_account') {
    const path = step === 'login' ? await logInPath(app, opened) : confirmationPaths[step]
    return reply.headers(noStoreHeaders).redirect(`${path}?session=${encodeURIComponent(secret)}`, 302)
  }
  const told = step === 'code' ? await codeAnswer(app.services, opened, session!) : errorAnswer(step, auth)
  return told ? sendToClient({ request, reply }, told, { auth, client, isBrought }) : sendExpired(reply)
}

/** The pages on which the member confirms: they complete the sign-in themselves. */
const confirmationPaths = { consent: '/consent', select_account: '/choose-account' } as const

/** The sign-in page; if the client names a connection of this site, its provider directly. */
async function logInPath({ services }: App, { siteId, doc }: Opened): Promise<string> {
  const { idp } = doc.auth
  if (!idp) return '/login'
  const { connections } = await signInSettings({ db: services.database, siteId })
  const known = connections.find(({ id }) => id === idp.toLowerCase())
  return known ? `/login/with/${known.id}` : '/login'
}

/** The session that the client sent, otherwise the one of this browser. */
async function sessionFor({ services }: App, { siteId, doc }: Opened, request: FastifyRequest): Promise<MemberSession | undefined> {
  const { broughtSessionId } = doc.auth
  if (broughtSessionId === null) return undefined
  if (broughtSessionId !== undefined) return sessionOfId({ db: services.database, siteId, now: services.now() }, broughtSessionId)
  const session = await sessionOfToken(services, readCookie(request.headers.cookie, shopperCookie))
  return session?.siteId === siteId ? session : undefined
}

function sendToClient(
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  told: AuthAnswer,
  { auth, client, isBrought }: { auth: AuthDoc; client: OAuthClient; isBrought: boolean },
): FastifyReply {
  if (auth.responseMode === 'web_message') return sendMessagePage(reply, told, { origins: audienceOf(auth, client, isBrought) })
  if (request.headers['sec-fetch-site'] === 'same-origin') return sendOnwardPage(reply, answerUrl(auth, told))
  return reply.headers(noStoreHeaders).redirect(answerUrl(auth, told), 302)
}

/** The client's registered origins, or the one of them that the request names. If none is registered, a page that sent the session receives the message
 *  wherever it is: the code is useless without the verifier, which is also there. An error is no secret. */
function audienceOf({ origin }: AuthDoc, { allowedOrigins }: OAuthClient, isBrought: boolean): string[] {
  if (allowedOrigins.length === 0) return isBrought ? ['*'] : []
  return origin !== null && allowedOrigins.includes(origin) ? [origin] : allowedOrigins
}
