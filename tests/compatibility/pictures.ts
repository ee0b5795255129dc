import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { Package } from './clients.ts'

/** A host on loopback that has a picture at every address. */
export async function servePictures(): Promise<{ url: (name: string) => string; close: () => void }> {
  const picture = await png('#4a5d3a')
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (name) => `http://127.0.0.1:${port}/${name}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The ID of a new picture of the media library that is ready. */
export async function uploadPicture({ files }: Package): Promise<string> {
  const { uploadUrl } = await files.generateFileUploadUrl('image/png', { fileName: 'picture.png' })
  const { id } = JSON.parse(await put(uploadUrl, await png('#c2543d'))).file
  while ((await files.getFileDescriptor(id)).operationStatus === 'PENDING') await pause(50)
  return id
}

const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 12, height: 9, channels: 3, background } })
    .png()
    .toBuffer()

/** The packages don’t upload: an app does, with any client. */
export function put(url: string, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    ask(url, { method: 'PUT', headers: { 'content-type': 'image/png' } }, (response) => void text(response).then(resolve, reject))
      .once('error', reject)
      .end(body)
  })
}
