import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import { actorNames } from '../events/actors.server.ts'
import { actorId } from '../events/event-names.ts'
import { momentIn } from '../kit/moment.ts'
import { orNotFound } from '../kit/or-not-found.server.ts'
import type { VersionRow } from './file/versions-card.tsx'
import { loadUses } from './load-uses.server.ts'
import { loadVideo } from './load-video.server.ts'
import { daysLeft } from './media-row.ts'

const previewMinutes = 60

export type FileData = Awaited<ReturnType<typeof loadFile>>

/** A file with all that its page shows. */
export async function loadFile(client: Client, fileId: string) {
  const [{ shop }, { file, details }, uses] = await Promise.all([
    client.shop.getShop({}),
    orNotFound(client.files.getFileDetails({ fileId }), 'RESOURCE_NOT_FOUND'),
    loadUses(client, fileId),
  ])
  const isServed = file.state === 'OK' && file.operationStatus === 'READY'
  const moment = momentIn(shop)
  const sizeOf = (bytes: string | undefined): string => (bytes === undefined ? '' : formatBytes(Number(bytes), shop.locale))
  return {
    file,
    details,
    uses,
    video: isServed ? await loadVideo(client, { file, details, locale: shop.locale }) : undefined,
    source: isServed ? await sourceOf(client, file, details.mimeType) : undefined,
    versions: file.state === 'OK' ? await versionsOf(client, fileId, { moment, sizeOf }) : [],
    size: sizeOf(file.sizeInBytes),
    created: moment(file.createdDate),
    changed: moment(file.updatedDate),
    left: details.deletedDate === undefined ? undefined : daysLeft(details.deletedDate),
  }
}

/** What browsers don't show, they get as a rendition. */
const displayedAsRenditions: ReadonlySet<string> = new Set(['image/tiff'])
const previewSize = 2000

/** Where the page gets the content from: private files only by a URL that expires. */
async function sourceOf(
  { files }: Client,
  file: { id: string; url: string; private: boolean },
  mimeType: string | undefined,
): Promise<string | undefined> {
  if (mimeType !== undefined && displayedAsRenditions.has(mimeType)) {
    const size = { width: previewSize, height: previewSize, expirationInMinutes: previewMinutes }
    return (await files.generateFilePreviewUrls({ fileIds: [file.id], ...size })).previews[0]?.url
  }
  if (!file.private) return file.url
  const request = { fileId: file.id, expirationInMinutes: previewMinutes, contentDisposition: 'INLINE' } as const
  return (await files.generateFileDownloadUrl(request)).downloadUrls[0]?.url
}

interface Formats {
  moment: ReturnType<typeof momentIn>
  sizeOf(bytes: string | undefined): string
}

async function versionsOf(client: Client, fileId: string, { moment, sizeOf }: Formats): Promise<VersionRow[]> {
  const { versions } = await client.files.listFileVersions({ fileId })
  // One version isn't shown.
  const identities = versions.length > 1 ? versions.flatMap(({ identity }) => (identity ? [identity] : [])) : []
  const names = await actorNames(client, identities)
  return versions.map(({ version, isCurrent, createdDate, identity, sizeInBytes, width, height }) => ({
    version,
    isCurrent,
    created: moment(createdDate),
    by: identity && { identity, actor: names[actorId(identity) ?? ''] },
    facts: [sizeOf(sizeInBytes), width === undefined || height === undefined ? '' : `${width} × ${height}`].filter(Boolean),
  }))
}
