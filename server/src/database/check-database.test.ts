import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { checkDatabase, traitsProblem, type DatabaseTraits } from './check-database.ts'

const fit: DatabaseTraits = { name: 'shop', version: 180004, encoding: 'UTF8', provider: 'b', collation: 'C.UTF-8' }

describe('a database that orders text by code point is accepted', () => {
  test.each([
    ['PostgreSQL’s own C.UTF-8', {}],
    ['the C library’s C', { provider: 'c', collation: 'C' }],
    ['the C library’s C.UTF-8 on PostgreSQL 15', { version: 150012, provider: 'c', collation: 'C.UTF-8' }],
  ])('%s', (_, traits) => {
    expect(traitsProblem({ ...fit, ...traits })).toBeUndefined()
  })
})

describe('another one is refused, with the command that fixes it', () => {
  test.each([
    [
      'a language’s order',
      { provider: 'c', collation: 'en_US.UTF-8' },
      'has the encoding UTF8 and the collation en_US.UTF-8',
      `CREATE DATABASE "shop_c" TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C';`,
    ],
    [
      'ICU’s order on PostgreSQL 16',
      { version: 160004, provider: 'i', collation: 'en-US' },
      'the collation en-US',
      `CREATE DATABASE "shop_c" TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C.UTF-8';`,
    ],
    ['another encoding', { provider: 'c', collation: 'C', encoding: 'SQL_ASCII' }, 'has the encoding SQL_ASCII', 'CREATE DATABASE'],
    ['an old server', { version: 140011 }, 'PostgreSQL 14. Stoa needs 15 or newer', 'newer'],
  ])('%s', (_, traits, message, remedy) => {
    expect(traitsProblem({ ...fit, ...traits })).toMatchObject({
      message: expect.stringContaining(message),
      remedy: expect.stringContaining(remedy),
    })
  })

  test('the suggested command works, and its database is accepted', async () => {
    const server = new pg.Client(inject('database'))
    await server.connect()
    const { rows } = await server.query(`select current_setting('server_version_num')::int as version`)
    const line = traitsProblem({ ...fit, name: 'reachable', version: rows[0].version, collation: 'en_US' })!.remedy.match(/CREATE .*/)![0]
    await server.query('drop database if exists reachable_c')
    await server.query(line)
    await server.end()
    const url = new URL(inject('database'))
    url.pathname = '/reachable_c'
    expect(await checkDatabase(url.href)).toEqual({ connectionString: url.href })
  })
})

describe('an unreachable database is named without its password', () => {
  test.each([
    [
      'nothing listens there',
      'postgres://olga:secret@127.0.0.1:1/shop',
      'Could not connect to the database shop at 127.0.0.1:1 (DATABASE_URL) as olga',
    ],
    ['the address cannot be read', 'postgres://olga:se%cret@:x:y/shop', 'DATABASE_URL is not a valid URL.'],
  ])('%s', async (_, url, message) => {
    const problem = await checkDatabase(url).catch((cause) => cause)
    expect(problem.message).toContain(message)
    expect(problem.message + problem.remedy).not.toContain('secret')
  })

  test('a missing database', async () => {
    const url = new URL(inject('database'))
    url.pathname = '/nowhere'
    await expect(checkDatabase(url.href)).rejects.toMatchObject({
      message: expect.stringMatching(/^The database nowhere at .+ does not exist\.$/),
    })
  })
})
