import type { Client } from '@stoa/sdk'

/** Rename a file, label it and move it into a folder. */
export async function updateFileDescriptor(stoa: Client, { fileId, folderId }: { fileId: string; folderId: string }) {
  const { file } = await stoa.files.updateFileDescriptor({
    file: { id: fileId, displayName: 'Jug.webp', labels: ['jug', 'blue'], parentFolderId: folderId },
  })
  return file.displayName
}
