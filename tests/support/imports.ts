import type { Client } from '@stoa/sdk'

type NewImport = Parameters<Client['dataImports']['createImport']>[0]

interface Sending extends NewImport {
  bytes: Buffer
  partBytes?: number
}

/** Uploads a file for a new import, in parts of this many bytes. */
export async function sendFile({ dataImports }: Client, { bytes, partBytes = 1_000_000, ...begun }: Sending) {
  const { import: made } = await dataImports.createImport(begun)
  let last = made
  for (let offset = 0; offset === 0 || offset < bytes.length; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes)
    const sent = { id: made.id, offset, data: part.toString('base64'), last: offset + partBytes >= bytes.length }
    last = (await dataImports.addImportPart(sent)).import
  }
  return last
}
