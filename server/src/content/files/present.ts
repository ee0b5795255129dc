import type { Context } from '../../kernel/context.ts'
import { assetUrl } from './asset-id.ts'
import { presentMedia } from './present-media.ts'
import type { File } from './tables.ts'
import type { WireFile } from './wire-file.ts'

/** The address of a file (wire §8). That of a file whose content was replaced names the version, so that nothing shows what it was before. */
export const fileUrl = (baseUrl: string, id: string, version = 1): string =>
  `${baseUrl}/media/${encodeURIComponent(id)}${version > 1 ? `?v=${version}` : ''}`

/** The address of a picture with a transform, such as `v1/fit/w_50,h_50/name.jpg`. */
export function transformUrl(url: string, transform: string): string {
  const [plain, query] = url.split('?')
  return `${plain}/${transform}${query === undefined ? '' : `?${query}`}`
}

/** The site's address for people. */
export const baseUrlOf = ({ site, services }: Pick<Context, 'site' | 'services'>): string => site.baseUrl ?? services.settings.baseUrl

const thumbnailEdge = 400

export function presentFile(file: File, { siteId, baseUrl }: { siteId: string; baseUrl: string }): WireFile {
  const url = fileUrl(baseUrl, file.id, file.version)
  return {
    id: file.id,
    displayName: file.displayName,
    url,
    parentFolderId: file.folderId,
    ...(file.hash !== null && { hash: file.hash }),
    ...(file.sizeBytes !== null && { sizeInBytes: String(file.sizeBytes) }),
    private: file.isPrivate,
    mediaType: file.mediaType,
    ...(file.operationStatus === 'READY' && file.mediaType !== 'OTHER' && { media: presentMedia(file, url) }),
    operationStatus: file.operationStatus,
    ...(file.sourceUrl !== null && { sourceUrl: file.sourceUrl }),
    ...thumbnailOf(file, url),
    labels: file.labels,
    createdDate: file.createdDate.toISOString(),
    updatedDate: file.updatedDate.toISOString(),
    siteId,
    state: file.state,
  }
}

function thumbnailOf({ id, mediaType, operationStatus, isPrivate, doc }: File, url: string): Pick<WireFile, 'thumbnailUrl'> {
  if (isPrivate || operationStatus !== 'READY') return {}
  if (mediaType === 'VECTOR') return { thumbnailUrl: url }
  const preview = doc.assets?.find((asset) => asset.mimeType === 'image/jpeg')
  if (mediaType !== 'IMAGE' && !preview) return {}
  const picture = preview ? assetUrl(url, id, preview.assetKey) : url
  return { thumbnailUrl: transformUrl(picture, `v1/fit/w_${thumbnailEdge},h_${thumbnailEdge},q_80,enc_auto/thumbnail.jpg`) }
}
