import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { newUploadId } from '../../file-store/public.ts'
import { uploadLocker } from './locker.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})

const signal = (): AbortSignal => new AbortController().signal

describe('the lock of an upload', () => {
  test('is for one request; the next one gets it after that one was asked to stop', async () => {
    const partKey = newUploadId()
    const [first, second] = [uploadLocker(site.app.services).newLock(partKey), uploadLocker(site.app.services).newLock(partKey)]
    const stop = vi.fn<() => Promise<void>>(() => first.unlock())
    await first.lock(signal(), stop)
    await second.lock(signal(), () => {})
    expect(stop).toHaveBeenCalled()
    await second.unlock()
  })

  test('is free when its process has ended', async () => {
    const partKey = newUploadId()
    const dead = uploadLocker(site.app.services).newLock(partKey)
    const stop = vi.fn<() => void>()
    await dead.lock(signal(), stop)
    await site.database.run(sql`
      update upload_locks set expires_date = '2000-01-01' where site_id = ${site.siteId} and part_key = ${partKey}`)
    const next = uploadLocker(site.app.services).newLock(partKey)
    await next.lock(signal(), () => {})
    // If it is alive after all, it learns that it has lost the lock.
    await expect.poll(() => stop.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(0)
    await next.unlock()
    await dead.unlock()
  })

  test('isn’t waited for by a client that is gone', async () => {
    const partKey = newUploadId()
    const [first, second] = [uploadLocker(site.app.services).newLock(partKey), uploadLocker(site.app.services).newLock(partKey)]
    await first.lock(signal(), () => {})
    await expect(second.lock(AbortSignal.abort(), () => {})).rejects.toMatchObject({ status_code: 423 })
    await first.unlock()
  })
})
