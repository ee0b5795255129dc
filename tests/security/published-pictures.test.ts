import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runQueued } from '../support/queue.ts'
import { sendParts } from '../support/tus.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, put } from '../support/uploads.ts'

// A customer's picture says where and by whom it was taken, in three places. Nothing that is served or stored of it does.

const secret = 'CASA-DA-OLGA'
let site: MediaSite
let photo: Buffer

beforeAll(async () => {
  site = await makeMediaSite()
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 7/1', GPSMapDatum: secret } })
    .toBuffer()
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="38,43.1N">${secret}</a></x:xmpmeta>`
  photo = Buffer.concat([taken.subarray(0, 2), segment(0xe1, xmp), segment(0xfe, `GPSLatitude ${secret}`), taken.subarray(2)])
})
afterAll(() => closeMediaSite(site))

/** A segment of a JPEG, with its length. */
function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}

const api = () => site.as(site.owner()).files
const saysWhere = (bytes: Buffer): boolean => [secret, 'Exif\0', 'GPS', 'xmp'].some((text) => bytes.includes(text))

async function contentAt(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(response.status, url).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** All bytes that the site has stored. */
async function stored(): Promise<Buffer[]> {
  const { fileStore } = site.app.services
  const contents: Buffer[] = []
  for await (const { key } of fileStore.list()) contents.push(await buffer((await fileStore.read(key))!))
  return contents
}

const idIn = async (response: Response): Promise<string> => ((await response.json()) as { file: { id: string } }).file.id

const ways: Readonly<Record<string, (isPrivate: boolean) => Promise<string>>> = {
  'a PUT': async (isPrivate) =>
    idIn(await put((await api().generateFileUploadUrl({ mimeType: 'image/jpeg', private: isPrivate })).uploadUrl, photo)),
  'a form': async (isPrivate) => {
    const { uploadUrl } = await api().generateFileUploadUrl({ mimeType: 'image/jpeg', private: isPrivate })
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'jug.jpg')
    return idIn(await fetch(uploadUrl, { method: 'POST', body }))
  },
  'an upload in parts': async (isPrivate) => {
    const { uploadUrl, uploadToken } = await api().generateFileResumableUploadUrl({ mimeType: 'image/jpeg', private: isPrivate })
    const metadata = { token: uploadToken, filename: 'jug.jpg' }
    await sendParts(photo, { endpoint: uploadUrl, chunkSize: 500, retryDelays: [], metadata })
    return idIn(await put(`${uploadUrl}/${uploadToken}`, ''))
  },
  'an import': async (isPrivate) => {
    const outside = createServer((_request, response) => void response.end(photo))
    await new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/jug.jpg`
    const { file } = await api().importFile({ url, private: isPrivate })
    await runQueued(site).finally(() => outside.close())
    return file.id
  },
  'a new content': async (isPrivate) => {
    const plain = await sharp(photo).jpeg().toBuffer()
    const id = await idIn(await put((await api().generateFileUploadUrl({ mimeType: 'image/jpeg', private: isPrivate })).uploadUrl, plain))
    await runQueued(site)
    const { uploadUrl } = await api().generateFileReplacementUrl({ fileId: id, mimeType: 'image/jpeg' })
    return idIn(await put(uploadUrl, photo))
  },
}

test('the picture says where it was taken', async () => {
  const { exif, xmp } = await sharp(photo).metadata()
  expect([saysWhere(photo), exif, xmp]).toEqual([true, expect.any(Buffer), expect.any(Buffer)])
})

describe.each(Object.entries(ways))('M19: a picture by %s', (_way, send) => {
  test.each([false, true])('doesn’t say where it was taken; private at first: %s', async (isPrivate) => {
    const id = await send(isPrivate)
    await runQueued(site)
    const { file } = await api().getFileDescriptor({ fileId: id })
    expect(file).toMatchObject({ operationStatus: 'READY', private: isPrivate })
    if (isPrivate) {
      expect((await fetch(file.url)).status).toBe(404)
      await api().updateFileDetails({ fileId: id, details: { private: false } })
    }
    const { downloadUrls } = await api().generateFileDownloadUrl({ fileId: id })
    const { downloadUrl } = await api().generateFilesDownloadUrl({ fileIds: [id] })
    const renditions = ['jpg', 'png', 'webp', 'avif'].map((type) => `${file.url}/v1/fill/w_10,h_10/a.${type}`)
    const urls = [file.url, ...renditions, `${file.url}/v1/fit/w_10,h_10,enc_auto/a.jpg`, downloadUrls![0]!.url!, downloadUrl!]
    for (const url of urls) expect(saysWhere(await contentAt(url)), url).toBe(false)
    expect(await sharp(await contentAt(file.url)).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 })
    expect((await stored()).some(saysWhere)).toBe(false)
  })
})
