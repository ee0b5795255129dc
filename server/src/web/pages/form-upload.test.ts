import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForm, serveFormUpload, type Upload } from './form-upload.ts'

const server = Fastify()
let baseUrl: string
const app = { services: { settings: { baseUrl: 'http://shop.example' } } } as Parameters<typeof serveFormUpload>[1]
const limits = { fileSize: 1_000 }

/** Answers with how the form ended, and the length of its file. */
async function answerWithLength({ request, reply }: Upload) {
  let length = 0
  const ending = await readForm(request, {
    limits,
    listen: (parser, stop) =>
      parser.on('file', (_name, file) => file.on('limit', stop).on('data', (bytes: Buffer) => (length += bytes.length))),
    result: (isIncomplete) => (isIncomplete ? 'incomplete' : 'read'),
  })
  return reply.send(`${ending} ${length}`)
}

beforeAll(async () => {
  await serveFormUpload(server, app, { path: '/read', answer: answerWithLength })
  await serveFormUpload(server, app, { path: '/refused', answer: async ({ reply }) => reply.redirect('/elsewhere', 303) })
  await server.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function formWith(bytes: number): FormData {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(bytes)]), 'photo.png')
  return form
}

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${baseUrl}${path}`, { method: 'POST', redirect: 'manual', ...init, headers: { origin: baseUrl, ...init.headers } })

const large = 20_000_000
test.each([
  ['of a refused form', '/refused', {}, 303],
  ['of one with a file beyond the limit', '/read', {}, 200],
  ['of one that another site sent', '/read', { origin: 'https://elsewhere.example' }, 403],
])('the answer arrives, and the connection is used again, however long the body %s', async (_, path, headers, status) => {
  const response = await post(path, { body: formWith(large), headers })
  expect([response.status, response.headers.get('connection')]).toEqual([status, 'keep-alive'])
})

test('a file within the limit is read', async () => expect(await (await post('/read', { body: formWith(900) })).text()).toBe('read 900'))

test.each([
  ['without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  [
    'without the end that its boundary marks',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nabc',
  ],
])('a form %s is incomplete', async (_, headers, body) => {
  const response = await post('/read', { body, headers })
  expect([response.status, (await response.text()).split(' ')[0]]).toEqual([200, 'incomplete'])
})

test('a request without a body is answered', async () => {
  const status = await new Promise((resolve) =>
    send(`${baseUrl}/read`, { method: 'POST', headers: { origin: baseUrl, 'content-length': 0 } }, (response) =>
      resolve(response.resume().statusCode),
    ).end(),
  )
  expect(status).toBe(200)
})
