import { setTimeout as pause } from 'node:timers/promises'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { put } from '../pictures.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGgAIRQKADwVBgGPJ3RhAAAAAElFTkSuQmCC',
  'base64',
)

/** The whole media library with the packages of one generation. */
export async function journey({ apiKey, siteId, baseUrl, connection, generation, step, attempt }: Walk): Promise<void> {
  const owner: Package = connection.owner(apiKey, siteId)
  const { files, folders } = owner
  const folder = await step('folder', async () => (await folders.createFolder('Journey')).folder)
  const inner = await step('inner folder', async () => (await folders.createFolder('Inner', { parentFolderId: folder._id })).folder)
  const upload = async (): Promise<Package> => {
    const { uploadUrl } = await files.generateFileUploadUrl('image/png', {
      fileName: 'jug.png',
      parentFolderId: folder._id,
      labels: ['journey'],
      sizeInBytes: String(png.length),
      filePath: '/a/b',
      externalInfo: { origin: 'journey', externalIds: ['1'] },
    })
    return JSON.parse(await put(uploadUrl, png)).file
  }
  const { id } = await step('uploaded', upload)
  const ready = await step('ready', () => readyFile(files, id))
  const resumable = await step('resumable', () =>
    files.generateFileResumableUploadUrl('image/png', { fileName: 'jug.png', uploadProtocol: 'TUS' }),
  )
  await attempt('resumable, empty', async () => JSON.parse(await put(`${resumable.uploadUrl}/${resumable.uploadToken}`, Buffer.alloc(0))))
  await attempt('got several', () => files.getFileDescriptors([id]))
  await attempt('by its text', () => files.getFileDescriptor(ready.media?.image?.image ?? id))
  // The packages of 2024 don’t accept the dates that they return.
  const read = generation === 'current' ? ready : { _id: id }
  await attempt('updated', () =>
    files.updateFileDescriptor({ ...read, displayName: 'Blue jug.png', labels: ['blue'], parentFolderId: inner._id }),
  )
  await attempt('listed', () =>
    files.listFiles({
      parentFolderId: inner._id,
      mediaTypes: ['IMAGE'],
      sort: { fieldName: 'displayName', order: 'ASC' },
      paging: { limit: 10 },
    }),
  )
  await attempt('searched', () => files.searchFiles({ search: 'blue', rootFolder: 'MEDIA_ROOT', paging: { limit: 5 } }))
  await attempt('download', () => files.generateFileDownloadUrl(id, { expirationInMinutes: 5, contentDisposition: 'INLINE' }))
  await attempt('downloads', () => files.generateFilesDownloadUrl([id]))
  await attempt('stream', () => files.generateVideoStreamingUrl(id, { format: 'HLS' }))
  await attempt('film', () => files.getFileDescriptor('stoa-film-sill-sundial.mp4'))
  await attempt('film, streamed', () => files.generateVideoStreamingUrl('stoa-film-sill-sundial.mp4', { format: 'DASH' }))
  await attempt('imported', () => files.importFile(`${baseUrl}/media/${id}`, { displayName: 'again.png', mediaType: 'IMAGE' }))
  await attempt('imported several', () => files.bulkImportFiles([{ url: `${baseUrl}/media/${id}` }]))
  await attempt('imported each', () =>
    files.bulkImportFile([{ url: `${baseUrl}/media/${id}` }, { url: 'nonsense' }], { returnEntity: true }),
  )
  await attempt('deleted', () => files.bulkDeleteFiles([id]))
  await attempt('trash', () => files.listDeletedFiles({ paging: { limit: 100 } }))
  await attempt('restored', () => files.bulkRestoreFilesFromTrashBin([id]))
  await attempt('restored file', () => files.getFileDescriptor(id))
  await attempt('got folder', () => folders.getFolder(folder._id))
  await attempt('renamed folder', () => folders.updateFolder(inner._id, { displayName: 'Renamed' }))
  await attempt('folders', () => folders.listFolders({ parentFolderId: folder._id, sort: { fieldName: 'displayName', order: 'ASC' } }))
  await attempt('found folders', () => folders.searchFolders({ search: 'renamed' }))
  await attempt('folder download', () => folders.generateFolderDownloadUrl(folder._id))
  await attempt('deleted folder', () => folders.bulkDeleteFolders([folder._id]))
  await attempt('deleted folders', () => folders.listDeletedFolders({}))
  await attempt('restored folder', () => folders.bulkRestoreFoldersFromTrashBin([folder._id]))
  await attempt('deleted for good', () => folders.bulkDeleteFolders([folder._id], { permanent: true }))
  await attempt('missing file', () => files.getFileDescriptor(id))
  await attempt('missing folder', () => folders.getFolder(folder._id))
  await attempt('nothing to change', () => files.updateFileDescriptor({ _id: 'none' }))
  if (files.queryFileDescriptors) await attempt('queried', async () => (await files.queryFileDescriptors().limit(2).find()).items.length)
  if (folders.queryFolders) await attempt('queried folders', async () => (await folders.queryFolders().limit(2).find()).items.length)
}

async function readyFile(files: Package, id: string): Promise<Package> {
  for (;;) {
    const file = await files.getFileDescriptor(id)
    if (file.operationStatus !== 'PENDING') return file
    await pause(50)
  }
}
