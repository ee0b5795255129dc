import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import type { UploadedFile } from '../uploads/upload.ts'

type Details = Awaited<ReturnType<Client['files']['getFileDetails']>>['details']

interface Source {
  src: string
  type?: string
}

const previewMinutes = 60
const types: Readonly<Record<string, string>> = { hls: 'application/vnd.apple.mpegurl' }

interface VideoFile {
  file: UploadedFile
  details: Details
  locale: string
}

/** What the preview of a video needs. Those that are private are played by signed URLs. Undefined for other files. */
export async function loadVideo(client: Client, { file, details, locale }: VideoFile) {
  if (file.mediaType !== 'VIDEO') return undefined
  const { resolutions } = details
  const [poster] = file.media?.video?.posters ?? []
  return {
    sources: file.private ? await signedSources(client, file) : publicSources(file),
    poster: file.private && poster ? await signedUrl(client, file.id, 'poster') : poster?.url,
    isPending: resolutions?.status === 'PENDING',
    resolutions: (resolutions?.files ?? []).map(({ assetKey, width, height, sizeInBytes }) => ({
      name: assetKey.replace('.mp4', ''),
      width,
      height,
      size: formatBytes(Number(sizeInBytes), locale),
    })),
    streamSize: resolutions?.files.length ? formatBytes(Number(resolutions.streamSizeInBytes), locale) : undefined,
  }
}

/** The stream, the resolutions, the best one first, and what was uploaded: browsers try that even if they don't know its type. */
function publicSources(file: UploadedFile): Source[] {
  const made = file.media?.video?.resolutions ?? []
  const [streams, resolutions] = [made.filter(isStream), made.filter((one) => !isStream(one))]
  return [...[...streams, ...resolutions].map(({ url, format }) => ({ src: url, type: types[format] ?? 'video/mp4' })), { src: file.url }]
}

const isStream = ({ format }: { format: string }): boolean => format === 'hls'

async function signedSources({ files }: Client, file: UploadedFile): Promise<Source[]> {
  const made = file.media?.video?.resolutions ?? []
  const [best] = made
  const assetKeys = [...(best ? [best.format] : []), 'src']
  const expiry = { expirationInMinutes: previewMinutes }
  const stream = made.some(isStream)
    ? [{ src: (await files.generateVideoStreamingUrl({ fileId: file.id, ...expiry })).downloadUrl.url, type: types.hls! }]
    : []
  const { downloadUrls } = await files.generateFileDownloadUrl({ fileId: file.id, assetKeys, contentDisposition: 'INLINE', ...expiry })
  return [...stream, ...downloadUrls.map(({ url, assetKey }) => ({ src: url, ...(assetKey !== 'src' && { type: 'video/mp4' }) }))]
}

async function signedUrl({ files }: Client, fileId: string, assetKey: string): Promise<string | undefined> {
  const request = { fileId, assetKeys: [assetKey], expirationInMinutes: previewMinutes }
  return (await files.generateFileDownloadUrl({ ...request, contentDisposition: 'INLINE' })).downloadUrls[0]?.url
}
