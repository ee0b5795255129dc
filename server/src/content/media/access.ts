import { applicationErrorResponse } from '../../http/error-response.ts'
import type { Services } from '../../kernel/context.ts'
import type { ServedFile } from './served-file.ts'
import { isSignedFor, type Grant } from './sign.ts'

export const noSuchFile = applicationErrorResponse(404, 'MEDIA_NOT_FOUND', 'This file doesn’t exist.')

export const expiredUrl = applicationErrorResponse(403, 'DOWNLOAD_URL_EXPIRED', 'This link has expired. Request a new one.')
export const invalidUrl = applicationErrorResponse(
  403,
  'DOWNLOAD_URL_INVALID',
  'This link isn’t complete, was changed, or has expired. Request a new one.',
)

/** What the query of a media URL can say. */
export interface MediaQuery {
  v?: unknown
  token?: unknown
}

/** Private files need a token for exactly this. */
export const hasToken = (services: Services, { token }: MediaQuery, granted: Grant): Promise<boolean> | boolean =>
  typeof token === 'string' && isSignedFor(services, token, granted)

export const caching = {
  unchanging: 'public, max-age=31536000, immutable',
  /** A new focal point is seen soon, and a page with many pictures isn't slowed down by asking for each of them again. */
  short: 'public, max-age=300',
  revalidated: 'public, no-cache',
  none: 'private, no-store',
}

/** Whether a URL leads to the content that is served. */
export const isOfContent = ({ version }: ServedFile, { v }: MediaQuery): boolean =>
  v === undefined ? version === 1 : v === String(version)

/** What is under a URL can't change any more if it names the version, or the file was never replaced. */
export function cachingOf(served: ServedFile, query: MediaQuery): string {
  if (served.file.isPrivate) return caching.none
  return served.isEarlier || !isOfContent(served, query) ? caching.revalidated : caching.unchanging
}
