import { createHash } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import type { TokenClaims } from '../../kernel/tokens.ts'

/** What a URL gives access to: exactly this, and nothing else that one could write into it. */
export interface Grant {
  fileId: string
  assetKey?: string
  fileName?: string
  disposition?: 'ATTACHMENT' | 'INLINE'
  redirectUrl?: string
  /** The transform of a picture, as it stands in the URL. */
  rendition?: string
}

type Signing = Pick<Services, 'tokens' | 'settings'>

/** A token for a URL, valid for some minutes. */
export const signFor = ({ tokens }: Pick<Services, 'tokens'>, siteId: string, grant: Grant, minutes: number): Promise<string> =>
  tokens.sign('hand-over', { siteId, subject: subjectOf(grant), role: 'file' }, minutes * 60)

export async function isSignedFor({ tokens, settings }: Signing, token: string, grant: Grant): Promise<boolean> {
  return isFor(await tokens.verify('hand-over', token), settings, grant)
}

/** Whether a token was for exactly this, and has expired. */
export async function wasSignedFor({ tokens, settings }: Signing, token: string, grant: Grant): Promise<boolean> {
  return isFor(await tokens.verifyExpired('hand-over', token), settings, grant)
}

const isFor = (claims: TokenClaims | undefined, { siteId }: Services['settings'], grant: Grant): boolean =>
  claims?.role === 'file' && claims.siteId === siteId && claims.subject === subjectOf(grant)

const subjectOf = ({ fileId, assetKey, fileName, disposition, redirectUrl, rendition }: Grant): string =>
  createHash('sha256')
    .update(JSON.stringify([fileId, assetKey ?? '', fileName ?? '', disposition ?? '', redirectUrl ?? '', rendition ?? '']))
    .digest('base64url')
