import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMigrations } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

const named = '0039_who_made_versions_of_files.sql'

test('first contents keep who brought them; who replaced them isn’t known', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString }, { migrations: readMigrations().filter(({ name }) => name < named) })
  const siteId = randomUUID()
  const insertFile = (id: string, version: number, doc: object) =>
    client.query(
      `insert into files (site_id, id, created_date, updated_date, display_name, folder_id, root, media_type, mime_type, is_private,
         operation_status, content_key, state, labels, search_text, version, doc)
       values ($1, $2, now(), now(), $2, 'media-root', 'media-root', 'IMAGE', 'x/y', false, 'READY', $2, 'OK', '{}', '', $3, $4)`,
      [siteId, id, version, doc],
    )
  const insertVersion = (id: string, version: number) =>
    client.query(
      `insert into file_versions (site_id, file_id, version, created_date, content_key, mime_type) values ($1, $2, $3, now(), 'key', 'x/y')`,
      [siteId, id, version],
    )
  const actor = { kind: 'owner', id: 'olga' }
  await insertFile('first.png', 1, { actor })
  await insertFile('replaced.png', 3, { actor, pageCount: 2 })
  await insertVersion('replaced.png', 1)
  await insertVersion('replaced.png', 2)
  await insertFile('sample.png', 2, {})
  await insertVersion('sample.png', 1)
  await prepareDatabase({ connectionString })
  const { rows: files } = await client.query('select id, doc from files where site_id = $1 order by id', [siteId])
  expect(files).toEqual([
    { id: 'first.png', doc: { actor } },
    { id: 'replaced.png', doc: { pageCount: 2 } },
    { id: 'sample.png', doc: {} },
  ])
  const { rows: versions } = await client.query(
    `select file_id || ' ' || version as version, actor_kind as kind, actor_id as id from file_versions where site_id = $1 order by 1`,
    [siteId],
  )
  expect(versions).toEqual([
    { version: 'replaced.png 1', ...actor },
    { version: 'replaced.png 2', kind: null, id: null },
    { version: 'sample.png 1', kind: null, id: null },
  ])
})
