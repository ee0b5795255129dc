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

test('500: a fault while the rest of the form is on its way ends that request only', async () => {
  const credentials = { email: site.settings.ownerEmail, password: ownerPassword }
  const { body } = await site.app.call('staff.signIn', { kind: 'anonymous' }, credentials)
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const sent = new PassThrough()
  const answer = server.inject({
    method: 'POST',
    url: '/dashboard/media/~upload',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      cookie: `stoa_desk=${(body as { sessionToken: string }).sessionToken}`,
      origin: new URL(site.settings.baseUrl).origin,
    },
    payload: sent,
  })
  sent.write(part('One.png'))
  sent.write(await pngOf(3, 2))
  sent.write(`\r\n${part('Two.png')}`)
  await failure
  // All that follows from it has happened.
  await new Promise((resolve) => setImmediate(resolve))
  sent.end('\r\n--x--\r\n')
  await once(sent, 'close')
  expect((await answer).statusCode).toBe(500)
})
