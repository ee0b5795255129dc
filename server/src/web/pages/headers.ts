/** What a page tells the browser to hold back from. */
export interface PageSecurity {
  nonce: string
  /** The shop's address: pictures name it in full. */
  baseUrl: string
}

/** Nothing runs but our own files and the inline scripts that carry this page's nonce; nobody frames a page (threats X01, A20). */
export function contentSecurityPolicy({ nonce, baseUrl }: PageSecurity): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' ${new URL(baseUrl).origin}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    // Mail previews at the desk; whatever else is ours refuses to be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** With `no-referrer` browsers would send forms without an Origin, and no form would pass the check of it. */
const referrerPolicy = 'same-origin'

export function securityHeaders(security: PageSecurity): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(security),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': referrerPolicy,
    'x-content-type-options': 'nosniff',
    ...(security.baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Pages about one person's purchase or one shop's desk are kept nowhere; the others hold that person's cart count, so they are kept by that person's browser alone. */
export const cacheControl = (path: string): string =>
  /^\/(?:cart|checkout|orders|account|dashboard)(?:[/.]|$)/.test(path) ? 'no-store' : 'private, no-cache'
