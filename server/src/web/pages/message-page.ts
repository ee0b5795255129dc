import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../http/html.ts'

/** Whom a hosted answer is told by message. */
export interface Audience {
  /** The pages that may frame it; each is told, and only the one that does frame it hears. */
  origins: readonly string[]
}

/** The headers of whatever carries a code, or the way to one: kept nowhere, told to nobody on the way (threat A19). */
export const noStoreHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** A page that tells its frame one message, and nothing else (threat A18). */
export function sendMessagePage(reply: FastifyReply, message: object, { origins }: Audience): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ]
  const script = `const message = ${inScript(message)}\nfor (const origin of ${inScript(origins)}) parent.postMessage(message, origin)`
  return reply
    .headers({ ...noStoreHeaders, 'content-security-policy': policy.join('; ') })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><script nonce="${nonce}">${script}</script></html>\n`,
    )
}

/** A page that leads on at once. A form of ours may only end at ours, and browsers hold the redirects after it to that too: so after one this stands in
 *  place of a redirect to somebody else's address. */
export function sendOnwardPage(reply: FastifyReply, url: string): FastifyReply {
  const address = escapeHtml(url)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">Continue</a></html>\n`
  return reply
    .headers({
      ...noStoreHeaders,
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** JSON in which nothing ends a script, or a line of one. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
