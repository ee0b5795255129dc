import { expect, test } from 'vitest'
import { everyOf, failedJobView, jobsView } from './job-view.ts'

const where = { locale: 'en-GB', timeZone: 'Europe/Lisbon' }

test.each([
  ['* * * * *', { minutes: 1 }],
  ['*/10 * * * *', { minutes: 10 }],
  ['0 3 * * *', { cron: '0 3 * * *' }],
])('the schedule %s is %j', (cron, every) => expect(everyOf(cron)).toEqual(every))

test('formats a failed job in the shop’s time zone and locale', () => {
  const job = { id: 'a', name: 'mail', attempts: 1200, createdDate: '2026-11-20T10:00:00.000Z', failedDate: '2026-11-20T12:00:00.000Z' }
  expect(failedJobView(job, where)).toEqual({
    id: 'a',
    name: 'mail',
    problem: undefined,
    attempts: '1,200',
    failed: { instant: '2026-11-20T12:00:00.000Z', text: expect.stringContaining('12:00') },
  })
})

test('leaves out counts of zero, and the last run of a schedule that never ran', () => {
  const view = jobsView(
    { queued: [{ name: 'mail', waiting: 3, running: 0 }], scheduled: [{ name: 'purge-data', schedule: '* * * * *' }] },
    where,
  )
  expect(view).toEqual({
    queued: [{ name: 'mail', waiting: '3', running: undefined }],
    scheduled: [{ name: 'purge-data', schedule: { minutes: 1 }, lastRun: undefined }],
  })
})
