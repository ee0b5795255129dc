import { advanceJob, endJob, insertJob } from '../../server/src/content/data-jobs/store.ts'
import { newId } from '../../server/src/database/ids.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

/** A job of the shop that has processed twelve books without changing any, as other examples read them. */
export async function dataScene({ database, siteId, owner, clock }: TestSite): Promise<Scene> {
  const dataJobId = newId()
  await database.transaction(async (db) => {
    const place = { db, siteId, now: clock.now! }
    const asker = { kind: 'owner', id: owner().id, apiKeyId: null } as const
    const request = { dataCollectionId: 'Books', filter: { inPrint: false } }
    const range = { itemsId: 'Books', afterId: '', untilId: '' }
    await insertJob(place, { id: dataJobId, kind: 'PATCH', request, asker, ...range, requestId: newId() })
    await advanceJob(place, dataJobId, { afterId: '', done: 12 })
    await endJob(place, dataJobId, null)
  })
  return { dataJobId }
}
