import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { startSite, type Site } from '../compatibility/bundle.ts'
import { closeContext, workerChromium } from '../support/chromium.ts'
import { workerStoa, type RunningStoa } from '../support/server.ts'

// Pages of other origins send files to upload URLs, with what a browser lets them.

let stoa: RunningStoa
let site: Site
let page: Page
beforeAll(async () => {
  stoa = await workerStoa()
  site = await startSite('')
  page = await (await workerChromium()).newContext().then((context) => context.newPage())
  await page.goto(`${site.origin}/`)
  await page.addScriptTag({
    content: readFileSync(fileURLToPath(new URL('../../node_modules/tus-js-client/dist/tus.min.js', import.meta.url)), 'utf8'),
  })
})
afterAll(async () => {
  await closeContext(page.context())
  await site.close()
})

const files = () => createClient({ baseUrl: stoa.baseUrl, apiKey: stoa.apiKey, siteId: stoa.siteId }).files

test('a page of another origin uploads a file with fetch, and reads what was refused', async () => {
  const urlFor = async () => (await files().generateFileUploadUrl({ mimeType: 'text/plain', fileName: 'note.txt' })).uploadUrl
  const sent = await page.evaluate(
    async ([whole, form]) => {
      const put = () => fetch(whole!, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'from elsewhere' })
      const fields = new FormData()
      fields.set('file', new File(['in a form'], 'form.txt', { type: 'text/plain' }))
      const answers = [await put(), await put(), await fetch(form!, { method: 'POST', body: fields })]
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
    },
    [await urlFor(), await urlFor()],
  )
  expect(sent).toMatchObject([
    [200, { file: { displayName: 'note.txt', sizeInBytes: '14' } }],
    [409, { details: { applicationError: { code: 'UPLOAD_URL_USED' } } }],
    [200, { file: { sizeInBytes: '9' } }],
  ])
})

test('a page of another origin uploads a file in parts, is cut off, continues, and gets the file', async () => {
  const { uploadUrl, uploadToken } = await files().generateFileResumableUploadUrl({ mimeType: 'text/plain' })
  const file = await page.evaluate(
    async ([endpoint, token]) => {
      // oxlint-disable-next-line typescript/no-explicit-any
      const { tus } = globalThis as any
      const content = new Blob(['x'.repeat(300_000)])
      const options = { endpoint, chunkSize: 100_000, retryDelays: [], metadata: { filename: 'long.txt', token } }
      const url = await new Promise((resolve, reject) => {
        const upload = new tus.Upload(content, {
          ...options,
          onChunkComplete: () => upload.abort().then(() => resolve(upload.url)),
          onError: reject,
        })
        upload.start()
      })
      await new Promise<void>((resolve, reject) => {
        new tus.Upload(content, { ...options, uploadUrl: url, onSuccess: () => resolve(), onError: reject }).start()
      })
      return (await fetch(`${endpoint}/${token}`, { method: 'PUT' })).json()
    },
    [uploadUrl, uploadToken],
  )
  expect(file).toMatchObject({ file: { displayName: 'long.txt', sizeInBytes: '300000' } })
})
