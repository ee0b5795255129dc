import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../http/html.ts'

/** The recipients of a message from the hosted page. */
export interface Audience {
  /** Origins that can frame the page. The message is posted to each, and only the actual parent receives it. */
  origins: readonly string[]
}

/** Headers of a response with a code or secret: not cached, and no Referer (threat A19). */
export const noStoreHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** A page that posts one message to its parent, and nothing else (threat A18). */
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

/** A page that redirects at once. Our forms can only submit to our own origin, and browsers apply that to redirects too: so after a form this replaces a
 *  redirect to another site. */
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

/** JSON that can't end a script element or a line in it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
