import Fastify from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from '../../../tests/support/tcp-proxy.ts'
import { serveHealth } from '../http/health.ts'
import type { Database } from '../kernel/db.ts'
import { connect } from './connect.ts'
import { sql } from './sql.ts'

/** A pool whose statements time out after a second, so that the test takes seconds. */
const statementTimeoutMs = 1_000

let proxy: TcpProxy
let database: Database
const server = Fastify()
beforeAll(async () => {
  const url = new URL(inject('database'))
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  proxy = await startTcpProxy(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port })
  url.searchParams.delete('host')
  url.searchParams.set('statement_timeout', String(statementTimeoutMs))
  url.host = `127.0.0.1:${proxy.port}`
  database = connect({ connectionString: url.href }, 4)
  serveHealth(server, database)
})
afterAll(async () => {
  await server.close()
  void database.close()
  await proxy.close()
})

const health = async () => (await server.inject('/health')).statusCode
const read = () => database.rows(sql`select 1`)
const change = () => database.transaction((db) => db.rows(sql`select 1`))

test('after a silent loss of the database all statements end, and it is back within five seconds', async () => {
  await Promise.all([read(), change(), read(), change()])
  expect(await health()).toBe(200)
  proxy.cut()
  const during = [read(), change(), read(), change(), read(), change()]
  expect(await health()).toBe(503)
  const ended = await Promise.allSettled(during)
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect((await server.inject('/health/live')).statusCode).toBe(200)
  proxy.heal()
  await expect.poll(health, { timeout: 5_000 }).toBe(200)
  await Promise.all([read(), change()])
})
