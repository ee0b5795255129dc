import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../kernel/db.ts'
import { isDiskFull, isDiskFullError, reportDiskFull } from '../kernel/disk.ts'
import { logFault } from '../kernel/log.ts'
import { serveHealth } from './health.ts'

const minuteMs = 60_000
afterEach(() => reportDiskFull(-minuteMs))

const withCode = (code: string) => Object.assign(new Error('could not extend file "base/5/2619"'), { code })

test.each([
  ['53100', true],
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['ENOENT', false],
  ['57014', false],
])('%s: a full disk is %s', (code, isFull) => expect(isDiskFullError(withCode(code))).toBe(isFull))

test('is known for a minute after a write failed', () => {
  reportDiskFull(1_000)
  expect([isDiskFull(1_000), isDiskFull(60_999), isDiskFull(61_000)]).toEqual([true, true, false])
})

test.each([
  ['53100', 'The disk of the database is full: could not extend file'],
  ['ENOSPC', 'The disk of the server is full: could not extend file'],
])('%s is named in the log and in /health', async (code, message) => {
  const lines: string[] = []
  const writing = vi.spyOn(process.stderr, 'write').mockImplementation((line) => (lines.push(String(line)), true))
  onTestFinished(() => writing.mockRestore())
  logFault(withCode(code), { requestId: '1' })
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', code, message: expect.stringContaining(message) })

  const server = Fastify()
  serveHealth(server, { one: async () => ({ answer: 1 }) } as unknown as Database)
  const answer = await server.inject('/health')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'disk full' }])
  expect((await server.inject('/health/live')).json()).toEqual({ status: 'up' })
  reportDiskFull(-minuteMs)
  expect((await server.inject('/health')).json()).toEqual({ status: 'up' })
})
