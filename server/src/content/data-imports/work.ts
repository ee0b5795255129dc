import { newId } from '../../database/ids.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { inTransaction, type Transaction } from '../../kernel/in-transaction.ts'
import type { Job } from '../../kernel/job.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { importKind } from './import-kind.ts'
import type { Actor, Import } from './import.ts'
import type { ProductImports } from './into/product-imports.ts'
import { writingOf } from './into/writing-of.ts'
import { fail, step } from './step.ts'
import { countFault, importsAtWork, takeImport, type AtWork } from './store.ts'

/** A chunk that failed this often for an internal reason isn't retried. */
const faultsMax = 5
/** Consecutive chunks before other imports get their turn. */
const stepsInTurn = 5

/** Processes the next chunks of an import, each by one process at a time. */
export const importWork = (products: ProductImports): Job<AtWork> => ({
  ...importKind,
  retries: faultsMax,
  async run({ services }, one) {
    const next = (context: Context, held: Import) => step(context, held, writingOf(held, products))
    if (await stepsOf(services, one, next)) await services.queue.add(services.database, importKind, one, { startAfter: services.now() })
  },
  open: ({ database }) => importsAtWork(database),
})

type Step = (context: Context, held: Import) => Promise<void>

/** False if nothing is left to do, or another process is doing it. */
async function stepsOf(services: Services, one: AtWork, next: Step): Promise<boolean> {
  try {
    for (let count = 0; count < stepsInTurn; count++) if (!(await stepOf(services, one, next))) return false
    return true
  } catch (error) {
    if ((await countFault(services.database, one)) >= faultsMax)
      await failImport(services, one, { reason: 'FAULT', description: 'The import failed because of a server error.' })
    throw error
  }
}

async function stepOf(services: Services, one: AtWork, next: Step): Promise<boolean> {
  try {
    return await inContext(services, one, next)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await failImport(services, one, { reason: error.code, description: whyOf(error.code) })
    return false
  }
}

const reasons: Readonly<Record<string, string>> = {
  WDE0025: 'The collection no longer exists.',
  WRITTEN_AS_DRAFTS: 'Items of the collection are now written as drafts.',
  SITE_QUOTA_EXCEEDED: 'The site has no room for further files.',
}

const whyOf = (code: string): string => reasons[code] ?? `The server rejected it with the code ${code}.`

const failImport = (services: Services, one: AtWork, failure: NonNullable<Import['failure']>): Promise<boolean> =>
  inContext(services, one, (context, held) => fail(context, held, failure))

async function inContext(services: Services, { siteId, id }: AtWork, work: Step): Promise<boolean> {
  const site = await services.sites.find(siteId)
  return inTransaction(services.database, async (transaction) => {
    const held = await takeImport({ db: transaction.db, siteId }, id)
    if (!held) return false
    await work(contextOf(services, { transaction, site, siteId, actor: held.actor }), held)
    return true
  })
}

interface Acting {
  transaction: Transaction
  site: Context['site']
  siteId: string
  actor: Actor
}

/** On behalf of the person who started it, with the import's permissions alone. */
function contextOf(services: Services, { transaction, site, siteId, actor: { kind, id } }: Acting): Context {
  const identity: CallerIdentity = { kind, siteId, id, permissions: [] }
  return { identity, siteId, site, now: services.now(), requestId: newId(), ...transaction, services }
}
