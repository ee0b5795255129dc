/** Security headers of a page. */
export interface PageSecurity {
  nonce: string
  /** The shop's URL, because pictures use absolute URLs. */
  baseUrl: string
  /** Where scripts connect to besides this server. */
  connectTo?: string
}

/** Only our own files and inline scripts with this page's nonce run; no framing (threats X01, A20). */
export function contentSecurityPolicy({ nonce, baseUrl, connectTo }: PageSecurity): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' ${new URL(baseUrl).origin}`,
    "font-src 'self'",
    `media-src 'self' ${new URL(baseUrl).origin}`,
    "manifest-src 'self'",
    ["connect-src 'self'", connectTo].filter(Boolean).join(' '),
    // Email previews in the dashboard can be framed; everything else can't.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** With `no-referrer`, browsers would send forms without an Origin, and none would pass the check of it. */
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

/** Pages about a purchase or a request, and the dashboard, aren't cached. The others contain a person's cart count, so only that person's browser caches them. */
export const cacheControl = (path: string): string =>
  /^\/(?:cart|checkout|orders|account|back-in-stock|dashboard)(?:[/.]|$)/.test(path) ? 'no-store' : 'private, no-cache'
