import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { pngOf } from '../../../../tests/support/uploads.ts'
import { createServer } from '../../http/server.ts'
import { createServerApp } from '../../start.ts'
import { serveMediaUpload } from './media-upload.ts'

let site: TestSite
let server: FastifyInstance
/** Of a store that can’t write. */
let hasFailed: () => void
const failure = new Promise<void>((resolve) => (hasFailed = resolve))
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  const { services } = site.app
  const write = async () => {
    hasFailed()
    throw new Error('the disk is broken')
  }
  const app = createServerApp({ ...services, fileStore: { ...services.fileStore, write } }, { checkResponses: true })
  server = createServer(app)
  await serveMediaUpload(server, app)
})
afterAll(() => server.close())

const path = '/dashboard/media/~upload'
const partOf = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`

async function headers() {
  const credentials = { email: site.settings.ownerEmail, password: ownerPassword }
  const { body } = await site.app.call('staff.signIn', { kind: 'anonymous' }, credentials)
  return {
    'content-type': 'multipart/form-data; boundary=x',
    cookie: `stoa_desk=${(body as { sessionToken: string }).sessionToken}`,
    origin: new URL(site.settings.baseUrl).origin,
  }
}

test('303: the page says how many files were stored and refused, and of the first ones why', async () => {
  const working = createServer(site.app)
  await serveMediaUpload(working, site.app)
  const png = await pngOf(3, 2)
  const form = (files: Buffer[]) =>
    Buffer.concat([
      ...files.flatMap((bytes, number) => [Buffer.from(partOf(`${number}.png`)), bytes, Buffer.from('\r\n')]),
      Buffer.from('--x--\r\n'),
    ])
  const answer = async (files: Buffer[]) => {
    const { statusCode, headers: sent } = await working.inject({
      method: 'POST',
      url: path,
      headers: await headers(),
      payload: form(files),
    })
    expect(statusCode).toBe(303)
    const query = new URL(String(sent.location), site.settings.baseUrl).searchParams
    const codes = query.getAll('refused').map((one) => (JSON.parse(one) as { code: string }).code)
    return [query.get('uploaded'), query.get('failed'), codes]
  }
  try {
    expect(await answer(Array.from({ length: 103 }, () => png))).toEqual(['100', '3', Array(3).fill('TOO_MANY_FILES')])
    expect(await answer(Array.from({ length: 12 }, () => Buffer.from('not a picture')))).toEqual([
      '0',
      '12',
      Array(10).fill('MISMATCH_MIME_TYPE'),
    ])
    expect(await answer([png])).toEqual(['1', null, []])
  } finally {
    await working.close()
  }
})

test('500: a fault while the rest of the form is on its way ends that request only', async () => {
  const sent = new PassThrough()
  const answer = server.inject({
    method: 'POST',
    url: path,
    headers: await headers(),
    payload: sent,
  })
  sent.write(partOf('One.png'))
  sent.write(await pngOf(3, 2))
  sent.write(`\r\n${partOf('Two.png')}`)
  await failure
  // All that follows from it has happened.
  await new Promise((resolve) => setImmediate(resolve))
  sent.end('\r\n--x--\r\n')
  await once(sent, 'close')
  expect((await answer).statusCode).toBe(500)
})
