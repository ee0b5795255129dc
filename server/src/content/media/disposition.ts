/** How a browser may show a file. `INLINE`: nothing in it can run. `SANDBOX`: shown without scripts, forms and an origin. All else is saved, not shown. */
type Showing = 'INLINE' | 'SANDBOX' | 'ATTACHMENT'

export function showingOf(mimeType: string): Showing {
  if (mimeType === 'image/svg+xml' || mimeType.startsWith('text/') || mimeType === 'application/json') return 'SANDBOX'
  if (/^(?:image|video|audio)\//.test(mimeType) || mimeType === 'application/pdf') return 'INLINE'
  return 'ATTACHMENT'
}

/** For whatever a browser might run: no scripts, no requests, no origin. A PDF viewer doesn't work in a sandbox, and has its own. */
export const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
export const viewerPolicy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; object-src 'self'; frame-ancestors 'self'"
