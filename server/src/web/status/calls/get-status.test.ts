import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { statusRows } from '@stoa/contract/status/status'
import { insertEvent } from '../../../../../tests/support/insert-event.ts'
import { publishAll } from '../../../../../tests/support/publish-all.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'
import { lockPosition, savePosition } from '../../../events/consumers/store.ts'

test('200: checks every part, and each row shows its result', async () => {
  const site = await makeTestSite({ dataFolder: tmpdir() })
  const tell = (slug: string) =>
    insertEvent(site.database, {
      id: randomUUID(),
      siteId: site.siteId,
      entityFqdn: 'stoa.test',
      slug,
      entityId: slug,
      entitySequence: 1,
      actor: {},
      time: new Date(Date.now() - 60_000),
      entity: {},
      requestId: 'r1',
    })
  await lockPosition(site.database, site.siteId, 'a-consumer')
  await tell('one')
  await tell('two')
  await publishAll(site)
  await savePosition(site.database, site.siteId, 'a-consumer', 1)
  const { status } = await site.as(site.owner()).status.getStatus({})
  const row = (name: string) => status.rows.find((one) => one.name === name)
  expect(new Set(status.rows.map(({ name }) => name))).toEqual(new Set(Object.values(statusRows).flat()))
  expect(row('node')).toMatchObject({ value: process.version, state: 'GOOD' })
  expect(row('postgres')?.value).toMatch(/^\d+/)
  expect(row('migrations')).toMatchObject({ state: 'GOOD' })
  expect(row('size')!.value).toBeGreaterThan(1_000_000)
  expect(status.rows.find(({ of }) => of === 'a-consumer')).toMatchObject({ name: 'consumer', value: 1, state: 'LOOK' })
  expect(row('disk-free')!.value).toBeGreaterThan(0)
  expect(row('mails-waiting')).toMatchObject({ value: 0, state: 'GOOD' })
  expect(['LOOK', 'BAD']).toContain(status.state)
})

test('200: reports a missing data folder without failing', async () => {
  const site = await makeTestSite()
  const { status } = await site.as(site.owner()).status.getStatus({})
  expect(status.rows.find(({ name }) => name === 'disk-free')).toEqual({
    group: 'disk',
    name: 'disk-free',
    state: 'LOOK',
    unit: 'BYTES',
    sentence: 'Free space in the data folder can’t be read.',
  })
})

test('403: a visitor', async () => {
  const site = await makeTestSite()
  expect(await refusalOf(site.as(site.visitor()).status.getStatus({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
