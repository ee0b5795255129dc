import type { Context } from '../../kernel/context.ts'
import { signFor, type Grant } from './sign.ts'

export const downloadFolder = '/media-downloads'

/** The asset that every file has: the file as it was uploaded. */
export const originalKey = 'src'

/** The URL of a download. All that it says is signed. */
export async function downloadUrl(
  { services, siteId }: Pick<Context, 'services' | 'siteId'>,
  baseUrl: string,
  { grant, minutes }: { grant: Required<Omit<Grant, 'redirectUrl' | 'rendition'>> & Pick<Grant, 'redirectUrl'>; minutes: number },
): Promise<string> {
  const { fileId, fileName, assetKey, disposition, redirectUrl } = grant
  const query = new URLSearchParams({
    asset: assetKey,
    disposition,
    ...(redirectUrl !== undefined && { redirect: redirectUrl }),
    token: await signFor(services, siteId, grant, minutes),
  })
  return `${baseUrl}${downloadFolder}/${encodeURIComponent(fileId)}/${encodeURIComponent(fileName)}?${query}`
}

/** What a download's URL says. Undefined if it isn't one. */
export function readGrant(path: { id: string; name: string }, query: Record<string, unknown>): (Grant & { token: string }) | undefined {
  const { asset, disposition, redirect, token } = query
  if (typeof asset !== 'string' || typeof token !== 'string' || (disposition !== 'ATTACHMENT' && disposition !== 'INLINE')) return undefined
  return {
    fileId: path.id,
    fileName: path.name,
    assetKey: asset,
    disposition,
    ...(typeof redirect === 'string' && { redirectUrl: redirect }),
    token,
  }
}
