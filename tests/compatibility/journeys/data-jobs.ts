import { setTimeout as pause } from 'node:timers/promises'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** Seeds of a garden, changed and removed by the hundred. */
export async function journey({ connection, apiKey, siteId, clientId, generation, mode, step, attempt }: Walk): Promise<void> {
  // The older packages have no jobs.
  if (generation !== 'current') return
  const { dataCollections, items }: Package = connection.owner(apiKey, siteId)
  const visitors: Package = connection.visitor(clientId).items
  const id = `Seeds_${generation}_${mode}`
  await step('collection', () => dataCollections.createDataCollection({ _id: id, permissions: { read: 'ANYONE' } }))
  const sown = new Date('2026-03-01T00:00:00.000Z')
  await step('seeds', () =>
    items.bulkInsert(
      id,
      Array.from({ length: 900 }, (_, n) => ({ _id: `seed-${n}`, n, stock: 10, sown: n < 800 ? sown : null })),
    ),
  )
  const ended = async (jobId: string): Promise<Package> => {
    for (;;) {
      const status = await items.getAsyncJobStatus(jobId)
      if (status.status === 'SUCCEEDED' || status.status === 'FAILED') return status
      await pause(50)
    }
  }
  const plusOne = { action: 'INCREMENT_FIELD', fieldPath: 'stock', value: 1 }
  const set = { action: 'SET_FIELD', fieldPath: 'counted.on', value: sown }
  await attempt('patched with a filter of the builder', async () => {
    const { jobId } = await items.asyncPatchByFilter(id, items.filter().eq('sown', sown), [plusOne, set])
    return [typeof jobId, await ended(jobId), await items.count(id, { filter: { stock: 11 } })]
  })
  await attempt('dates stay dates', async () => (await items.get(id, 'seed-0')).counted.on instanceof Date)
  await attempt('patched with every action', async () => {
    const modifications = [
      { action: 'APPEND_TO_ARRAY', fieldPath: 'rows', value: 'north' },
      { action: 'APPEND_TO_ARRAY', fieldPath: 'rows', value: 'south' },
      { action: 'REMOVE_FROM_ARRAY', fieldPath: 'rows', value: 'north' },
      { action: 'REMOVE_FIELD', fieldPath: 'sown' },
    ]
    const { jobId } = await items.asyncPatchByFilter(id, { n: 5 }, modifications, { suppressHooks: true })
    const { rows, sown: gone } = (await ended(jobId), await items.get(id, 'seed-5'))
    return { rows, gone: gone === undefined }
  })
  await attempt('patched with the filter of a query', async () => {
    const { jobId } = await items.asyncPatchByFilter(id, items.query(id).ge('n', 890), [plusOne])
    return ended(jobId)
  })
  await attempt('stopped', async () => {
    await items.patch(id, 'seed-700').setField('stock', 'plenty').run()
    return ended((await items.asyncPatchByFilter(id, {}, [plusOne])).jobId)
  })
  await attempt('removed', async () => {
    const { jobId } = await items.asyncRemoveByFilter(id, { n: { $gte: 100 } })
    return [await ended(jobId), await items.count(id)]
  })
  await attempt('removed all', async () => {
    const { jobId } = await items.asyncRemoveByFilter(id, {})
    return [await ended(jobId), await items.count(id)]
  })
  await attempt('without a filter', () => items.asyncRemoveByFilter(id))
  await attempt('a wrong filter', () => items.asyncRemoveByFilter(id, { n: { $wat: 1 } }))
  await attempt('a wrong field', () => items.asyncPatchByFilter(id, {}, [{ action: 'SET_FIELD', fieldPath: '_id', value: 1 }]))
  await attempt('unknown collection', () => items.asyncRemoveByFilter('NoSuchCollection', {}))
  await attempt('a visitor removes', () => visitors.asyncRemoveByFilter(id, {}))
  await attempt('a visitor asks', () => visitors.getAsyncJobStatus('job1'))
  await attempt('unknown job', () => items.getAsyncJobStatus('00000000-0000-4000-8000-0000000000ff'))
  await attempt('no job', () => items.getAsyncJobStatus('job1'))
}
