import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { Client as PgClient } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { dataCollectionId } from '../../bench/cases.ts'
import { growItems } from '../../bench/grow-items.ts'
import { makeSite } from '../../bench/make-site.ts'
import { runOnce } from '../../bench/record-case.ts'
import type { Site } from '../../bench/site.ts'
import { backgroundWork } from '../../server/src/areas.ts'
import { catalogueTasks } from '../../server/src/areas.ts'
import { stepJob } from '../../server/src/commerce/catalogue-jobs/step.ts'
import { keysInUse } from '../../server/src/content/files/public.ts'
import { selectFilesOfFolder } from '../../server/src/content/media/store.ts'
import { connect } from '../../server/src/database/connect.ts'
import type { App } from '../../server/src/kernel/app.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { ownerId } from '../../server/src/seed/seed-site.ts'
import { createServerApp, createServices, prepareDatabase } from '../../server/src/start.ts'
import { pay, readyCheckout, startProvider } from '../support/buying.ts'
import { memberIn } from '../support/community.ts'
import { newDatabase } from '../support/own-database.ts'
import { timesToRun } from '../support/rounds.ts'
import { line } from '../support/shop.ts'
import { clientAs } from '../support/site.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'
import { makeWebhook } from '../support/webhooks.ts'
import { hotCases } from './cases.ts'
import { growingTables, growTable, partitionsOf } from './grow-tables.ts'
import { plansAt } from './plans.ts'
import { problemsOf } from './problems.ts'
import { recordedBy, type HotStatement } from './record.ts'

/** The planner believes in all of these rows. In a long run, a hundred thousand of them exist. */
const sizes = [1_000, 100_000, 1_000_000]
const existingRows = (rows: number): number => Math.min(rows, timesToRun(1_000, 100_000))

test('a hot statement reads as much of a large table as of a small one', { timeout: timesToRun(60_000, 1_800_000) }, async () => {
  const { connectionString, client } = await newDatabase()
  const { siteId, statements } = await recordStatements(connectionString)
  await client.query('set statement_timeout = 0')
  const growing = await growingTables(client, siteId)
  const tables = await partitionsOf(client, growing)
  let costs: number[] | undefined
  for (const rows of sizes) {
    for (const table of growing) await growTable(client, { table, siteId, count: existingRows(rows) })
    await client.query('vacuum analyze')
    const plans = await plansAt(client, statements, { tables, factor: rows / existingRows(rows) })
    costs ??= plans.map((plan) => plan['Total Cost'])
    const planned = statements.map((statement, index) => ({ statement, plan: plans[index]!, costOfFew: costs![index]! }))
    expect.soft(problemsOf(planned, { tables, isLargest: rows === sizes.at(-1) }), `with ${rows} rows`).toEqual([])
    const replacing = planned.find(({ statement }) => statement.from.endsWith(' changePicturesOfProducts'))
    expect(JSON.stringify(replacing?.plan)).toContain('"products_by_file"')
    const batches = planned.filter(({ statement }) => statement.from.endsWith(' nextIds')).map(({ plan }) => JSON.stringify(plan))
    // A small table is sorted as fast.
    const unordered = batches.filter((plan) => !plan.includes('"products_pkey"') || plan.includes('"Sort"'))
    if (rows > sizes[0]!) expect(unordered).toEqual([])
    expect(batches).toHaveLength(batchFilters.length)
    const counting = planned.filter(({ statement }) => statement.from.endsWith(' countUses'))
    const tablesByFile = counting.flatMap(({ plan }) => /"([a-z_]+)_by_file"/.exec(JSON.stringify(plan))?.[1] ?? [])
    expect(tablesByFile.toSorted()).toEqual(['collections', 'data_items', 'members', 'orders', 'products'])
    for (const name of ['lockSubtrees', 'selectFilesOfFolder']) {
      const within = planned.filter(({ statement }) => statement.from.endsWith(` ${name}`) && statement.text.includes('ancestors'))
      for (const { plan } of within) expect(JSON.stringify(plan)).toContain('"folders_within"')
      expect(within.length).toBeGreaterThan(0)
    }
  }
  expect(await noticed(client, siteId, tables)).toEqual(['no index', 'an index of the site alone', 'a sort'])
})

/** Which of these the test would notice. */
async function noticed(client: PgClient, siteId: string, tables: readonly string[]): Promise<string[]> {
  const texts = {
    'no index': `select from orders where site_id = $1 and doc ->> 'buyerNote' = 'x'`,
    'an index of the site alone': `select from events where site_id = $1 and request_id = 'x'`,
    'a sort': `select id from orders where site_id = $1 order by doc ->> 'buyerNote' limit 10`,
    'a key': `select from orders where site_id = $1 and id = $1`,
  }
  const statements = Object.entries(texts).map(([from, text]) => ({ from, text, values: [siteId] }))
  const [few, many] = [
    await plansAt(client, statements, { tables, factor: 1 }),
    await plansAt(client, statements, { tables, factor: 1000 }),
  ]
  const planned = statements.map((statement, index) => ({ statement, plan: many[index]!, costOfFew: few[index]!['Total Cost'] }))
  return [...new Set(problemsOf(planned, { tables, isLargest: false }).map((line) => line.split(':')[0]!))]
}

/** The statements of the hot cases and of the work that follows them, on a site with a thousand products, orders and data items. */
async function recordStatements(connectionString: string): Promise<{ siteId: string; statements: HotStatement[] }> {
  await prepareDatabase({ connectionString })
  const unwatched = connect({ connectionString }, 4)
  onTestFinished(() => unwatched.close())
  const site = await makeSite({ folder: tmpdir(), connectionString, database: unwatched }, 1_000, { withOrders: true })
  const { siteId, clientId, apiKey } = site.settings
  await prepareDatabase({ connectionString }, { siteId })
  await growItems(connectionString, { siteId, id: dataCollectionId, count: 1_000, isIndexed: true })
  const member = await makeMemberIn(unwatched, site.settings)
  const memberToken = await site.tokens.sign(
    'access',
    { siteId, subject: member.id, role: 'member', clientId, sessionId: member.sessionId },
    900,
  )
  const { database, statements } = recordedBy(unwatched)
  const app = createServerApp(createServices(site.settings, database))
  const owner = clientAs(app, { kind: 'owner', siteId, id: ownerId, permissions: 'ALL' })
  const receiver = await startWebhookReceiver()
  onTestFinished(() => receiver.close())
  const webhook = await makeWebhook(owner, { url: receiver.url })
  for (const one of hotCases({ clientId, apiKey: apiKey!, memberToken, webhookId: webhook.id })) await runOnce(one, site, database)
  await payOnline(app, site)
  await app.services.hooks.picturesChanged({ db: database, siteId }, { ids: ['jug.webp'], facts: { version: 2, width: 20, height: 10 } })
  await useMedia(owner)
  await changeByFilter(app, owner)
  for (const folderId of ['media-root', 'folder']) await selectFilesOfFolder({ db: database, siteId }, folderId, 100)
  await keysInUse({ db: database, siteId }, ['key'])
  const work = async () => {
    for (const { run } of backgroundWork.pollers) await run(app, new AbortController().signal)
  }
  await work()
  await owner.webhooks.resendWebhookDeliveries({ id: webhook.id })
  await owner.webhooks.replayWebhookEvents({ id: webhook.id, afterPosition: 1 })
  // Failed ones are tried again later.
  receiver.answer = (_, response) => response.writeHead(503).end()
  await work()
  return { siteId, statements: [...statements.values()].filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text)) }
}

/** The team's work with files and folders. */
async function useMedia({ files, folders }: Client): Promise<void> {
  const { folder } = await folders.createFolder({ displayName: 'Jugs' })
  for (const parentFolderId of ['media-root', folder.id]) {
    for (const fieldName of ['displayName', 'updatedDate', 'sizeInBytes']) await files.listFiles({ parentFolderId, sort: { fieldName } })
    await files.listFiles({ parentFolderId, mediaTypes: ['VIDEO'] })
    await folders.listFolders({ parentFolderId })
  }
  const fileIds = ['stoa-jarro-1.webp']
  await files.getFileDescriptors({ fileIds })
  await files.bulkGetFileUses({ fileIds })
  for (const filter of [{}, { parentFolderId: folder.id }, { mediaType: 'VIDEO' }]) await files.queryFileDescriptors({ query: { filter } })
  for (const fieldName of ['displayName', 'createdDate', 'updatedDate']) {
    await files.queryFileDescriptors({ query: { sort: [{ fieldName }] } })
    await folders.queryFolders({ query: { sort: [{ fieldName }] } })
  }
  await files.queryFileDescriptors({ query: { sort: [{ fieldName: 'sizeInBytes', order: 'DESC' }] } })
  for (const search of ['no such picture', 'zq', 'z', '']) {
    await files.searchFiles({ search })
    await folders.searchFolders({ search })
  }
  await files.listFiles({ parentFolderId: folder.id, labels: ['no such label'] })
  await files.updateFileDescriptor({ file: { id: fileIds[0]!, parentFolderId: folder.id } })
  await folders.updateFolder({ folder: { id: folder.id, displayName: 'Jars' } })
  await folders.bulkDeleteFolders({ folderIds: [folder.id] })
  await files.listDeletedFiles({})
  await folders.listDeletedFolders({})
  await files.listDeletedFiles({ parentFolderId: folder.id })
  await folders.bulkRestoreFoldersFromTrashBin({ folderIds: [folder.id] })
  await files.generateFilesDownloadUrl({ fileIds })
  await files.generateFileDownloadUrl({ fileId: fileIds[0]! })
  await folders.generateFolderDownloadUrl({ folderId: folder.id })
}

const batchFilters = [{}, { visible: true, 'actualPriceRange.minValue.amount': { $gte: '0' } }]

/** Jobs that change a batch of products: of all, and of those that meet a condition. */
async function changeByFilter({ services }: App, { productsV3 }: Client): Promise<void> {
  const assignTags = { publicTags: { tagIds: ['gift'] } }
  for (const filter of batchFilters) {
    const { jobId } = await productsV3.bulkUpdateProductTagsByFilter({ filter, assignTags })
    expect(await stepJob(services, { siteId: services.settings.siteId, id: jobId }, catalogueTasks)).toBe(true)
    expect((await productsV3.getProductsJob({ jobId })).job.totals.succeeded).toBe(100)
  }
}

/** An order that is paid by card: the provider decides between two transactions. */
async function payOnline(app: App, { settings: { siteId, clientId }, productId, deliveryCode }: Site): Promise<void> {
  const provider = await startProvider(app.services)
  onTestFinished(() => provider.close())
  const client = clientAs(app, { kind: 'visitor', siteId, id: randomUUID(), clientId })
  const id = await readyCheckout(client, { items: [line(productId)], method: 'ONLINE', delivery: deliveryCode })
  await pay({ client }, await client.checkouts.createOrder({ id }))
}

async function makeMemberIn(database: Database, settings: Settings): Promise<{ id: string; sessionId: string }> {
  const { siteId, clientId } = settings
  const app = createServerApp(createServices(settings, database))
  const { id, identity } = await memberIn({
    app,
    siteId,
    database,
    clock: { now: undefined },
    visitor: () => ({ kind: 'visitor', siteId, id: randomUUID(), clientId }),
    as: (caller) => clientAs(app, caller),
  })
  return { id, sessionId: identity.sessionId! }
}
