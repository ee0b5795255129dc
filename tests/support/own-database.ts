import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** An empty database beside the shared one, dropped when the test ends. */
export async function newDatabase(): Promise<{ connectionString: string; client: pg.Client }> {
  const name = `stoa_own_${randomUUID().replaceAll('-', '')}`
  const owner = new pg.Client({ connectionString: inject('database') })
  await owner.connect()
  await owner.query(`create database ${name} template template0`)
  const url = new URL(inject('database'))
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await owner.query(`drop database ${name} with (force)`)
    await owner.end()
  })
  return { connectionString: url.href, client }
}
