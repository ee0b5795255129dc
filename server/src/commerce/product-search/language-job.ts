import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobData, JobKind } from '../../kernel/queue.ts'
import { changeLanguage, endPending, markPending, pendingLanguage, sitesWithPendingLanguage } from './store.ts'

const kind: JobKind = { name: 'search-language', key: ({ siteId }) => siteId }

/** How many products change in a transaction. */
const atOnce = 200

/** Processes may write products in the former language for two seconds, in transactions that take a moment: those are changed as well. */
const restMs = 10_000

/** Stems the words of all products in the language that the shop has now, some at a time. */
export const updateSearchLanguage: Job<JobData> = {
  ...kind,
  retries: 10,
  async run({ services: { database } }, { siteId }) {
    const language = await pendingLanguage({ db: database, siteId })
    if (language === undefined) return
    await changeAll(database, siteId, language)
    // It isn't ended if another language is pending by now, which another job waits for.
    await endPending({ db: database, siteId }, language)
  },
  open: ({ database }) => sitesWithPendingLanguage(database),
}

/** Adds the work in the transaction that changes the language. */
export async function queueSearchLanguage(context: Context, language: string): Promise<void> {
  const { db, siteId, now, services } = context
  await markPending(context, language)
  await services.queue.add(db, kind, { siteId }, { startAfter: new Date(now.getTime() + restMs), replacesWaiting: true })
}

async function changeAll(database: Database, siteId: string, language: string): Promise<void> {
  const changeNext = (after: string | undefined) =>
    database.transaction((db) => changeLanguage({ db, siteId }, { language, after, atMost: atOnce }))
  let last = await changeNext(undefined)
  while (last !== undefined) last = await changeNext(last)
}
