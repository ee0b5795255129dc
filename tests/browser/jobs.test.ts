import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { failedJobOn } from '../support/queue.ts'
import { auditEveryLook, wideAndDark } from './audit.ts'
import { press } from './by-keys.ts'
import { withShop } from './shop.ts'

// The shop runs no background jobs, so a retried one stays in the queue.

const shop = withShop(async () => ({ role: 'web' }))
let database: Database
beforeAll(() => {
  database = connect({ connectionString: inject('database') }, 1)
})
afterAll(() => database.close())

const failOne = (problem: string, name = 'data-index'): Promise<string> =>
  failedJobOn({ database, siteId: shop.stoa.siteId }, { problem, name })

test.each([true, false])('the owner reads why a job failed, and has it run again (scripts %s)', async (javaScriptEnabled) => {
  await failOne('could not extend file: no space left on device')
  const page = await shop.openAsOwner({ javaScriptEnabled })
  await page.goto('/dashboard/jobs')
  await page.getByText('no space left on device').locator('visible=true').waitFor()
  await page.getByRole('button', { name: /^Run again: Build an index/ }).click()
  await page.getByText('The job is back in the queue.').waitFor()
  await page.getByText('No failed jobs').waitFor()
})

test.each([true, false])('the owner deletes a failed job once they have confirmed it (scripts %s)', async (javaScriptEnabled) => {
  const problem = `550 5.1.1 No such mailbox ${randomUUID()}`
  await failOne(problem, 'mail')
  const page = await shop.openAsOwner({ javaScriptEnabled })
  await page.goto('/dashboard/jobs')
  await page.getByRole('row', { name: problem }).getByText('Delete', { exact: true }).first().click()
  await page.getByText('You can’t undo this.').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await page.getByText('The job was deleted.').waitFor()
  // The list is reloaded after the deletion was answered.
  await expect.poll(() => page.getByText(problem).count()).toBe(0)
})

test('the keyboard alone runs a failed job again and deletes another', async () => {
  await failOne('first to run again')
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/jobs')
  await press(page.getByRole('row', { name: 'first to run again' }).getByRole('button', { name: /^Run again/ }))
  await page.getByText('The job is back in the queue.').waitFor()
  await failOne('then to delete')
  await page.goto('/dashboard/jobs')
  await press(page.getByRole('row', { name: 'then to delete' }).getByText('Delete', { exact: true }).first())
  await press(page.getByRole('button', { name: 'Delete', exact: true }).last())
  await page.getByText('The job was deleted.').waitFor()
})

test('a job of a kind that this version does not have stays where it is', async () => {
  await failOne('unknown planet', 'teleport')
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: /^Run again: teleport/ }).click()
  await page.getByText('This version of Stoa can’t run this kind of job.').waitFor()
  await page.getByRole('row', { name: /teleport/ }).waitFor()
})

test('failed jobs come in pages, and pass the accessibility audit', async () => {
  for (let count = 1; count <= 21; count++) await failOne(`failure ${count}`)
  const page = await shop.openAsOwner(wideAndDark)
  await page.goto('/dashboard/jobs')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/dashboard/jobs?cursor=20')
  await page.getByText('failure 1', { exact: true }).locator('visible=true').waitFor()
  await page.getByRole('link', { name: 'Previous' }).waitFor()
  expect(await auditEveryLook(page)).toEqual([])
})
