import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-jobs', ({ value, error, sent }, { generation, mode }) => {
  // The older packages have no jobs.
  const isToday = generation === 'current'
  const paths = mode === 'www' ? '/wix-data/v2' : '/_api/cloud-data/v2'

  test.runIf(isToday)('asyncPatchByFilter: returns a job that can be polled until it has changed all matches', () => {
    expect(value('patched with a filter of the builder')).toEqual(['string', { status: 'SUCCEEDED', successCount: 800 }, 800])
    expect(value('dates stay dates')).toBe(true)
    expect(value('patched with every action')).toEqual({ rows: ['south'], gone: true })
    expect(value('patched with the filter of a query')).toEqual({ status: 'SUCCEEDED', successCount: 10 })
  })

  test.runIf(isToday)('asyncPatchByFilter: an item that cannot be changed stops the job', () => {
    // Sorted by id, which is text: seed-700 is the 670th.
    expect(value('stopped')).toEqual({ status: 'FAILED', successCount: 669 })
  })

  test.runIf(isToday)('asyncRemoveByFilter: removes all matches; an empty filter matches everything', () => {
    expect(value('removed')).toEqual([{ status: 'SUCCEEDED', successCount: 800 }, 100])
    expect(value('removed all')).toEqual([{ status: 'SUCCEEDED', successCount: 100 }, 0])
  })

  test.runIf(isToday)('the packages use their own paths', () => {
    const [patch, ...statuses] = sent('patched with a filter of the builder').map(({ method, path }) => `${method} ${path}`)
    expect(patch).toBe(`POST ${paths}/bulk/items/async-patch-by-filter`)
    expect(statuses[0]).toMatch(new RegExp(`^GET ${paths}/async-jobs/[0-9a-f-]{36}/status`))
    expect(sent('removed').map(({ path }) => path)[0]).toBe(`${paths}/bulk/items/async-remove-by-filter`)
  })

  test.runIf(isToday).each([
    ['unknown collection', 'WDE0025'],
    ['unknown job', 'NOT_FOUND'],
    ['no job', 'NOT_FOUND'],
  ])('%s: %s', (step, code) => {
    const { isError, message, description } = error(step)
    expect(error(step)).toMatchObject({ code })
    expect([isError, message]).toEqual([true, description])
  })

  test.runIf(isToday).each(['a visitor removes', 'a visitor asks'])('%s: for members and the site’s team only', (step) => {
    expect(error(step)).toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test.runIf(isToday)('an error is named by its path', () => {
    expect(error('a wrong filter').violations).toMatchObject([{ field: 'filter.n.$wat' }])
    expect(error('a wrong field').violations).toMatchObject([{ field: 'fieldModifications[0].fieldPath' }])
    // The packages refuse to send a removal without a filter.
    expect(error('without a filter').isError).toBe(true)
    expect(sent('without a filter')).toEqual([])
  })
})
