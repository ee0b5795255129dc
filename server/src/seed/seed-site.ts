import { sampleShop, type SampleShop } from '@stoa/seed'
import { keepOwnersKey } from '../access/api-keys/index.ts'
import { keepSampleClients } from '../access/oauth/index.ts'
import { makeOwner } from '../access/staff/index.ts'
import { loadCatalogue } from '../commerce/catalogue/index.ts'
import { createAllProducts } from '../commerce/collections/index.ts'
import { createDefaultLocation } from '../commerce/locations/index.ts'
import { loadDataCollections } from '../content/data-items/index.ts'
import { loadMedia } from '../content/media/index.ts'
import { makeSite, saveBaseUrl } from '../database/sites/index.ts'
import type { Database, Db } from '../kernel/db.ts'
import type { OnStep } from '../kernel/on-step.ts'
import type { Settings } from '../kernel/settings.ts'
import { loadHistory } from './load-history.ts'
import { sampleFacts } from './sample-facts.ts'

interface SeedOptions {
  ownerPassword: string
  onStep?: OnStep | undefined
  /** The clock of the history. */
  now?: Date
}

/** Makes the sample site with its owner and its goods, all or nothing, and notes where it is reached from now on. False: it was there already. */
export function seedSite(
  database: Database,
  settings: Settings,
  { ownerPassword, onStep, now = new Date() }: SeedOptions,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const { siteId, baseUrl } = settings
    const made = await makeSite(db, { siteId, settings: sampleShop.settings })
    if (made) await fill(db, settings, { ownerPassword, onStep, now })
    await keepSampleClients(db, settings)
    await saveBaseUrl(db, siteId, baseUrl)
    if (settings.apiKey) await keepOwnersKey(db, { siteId, ownerId, name: 'STOA_API_KEY', key: settings.apiKey })
    // Last, because it takes order numbers.
    if (made && settings.sample === 'history') await loadHistory(db, settings, { ownerId, now })
    return made
  })
}

/** The sample site's owner, Olga. */
export const ownerId = '00000000-0000-4000-8000-0000000000f1'

async function fill(
  db: Db,
  { siteId, ownerEmail }: Settings,
  { ownerPassword: password, onStep, now }: Required<Omit<SeedOptions, 'onStep'>> & Pick<SeedOptions, 'onStep'>,
): Promise<void> {
  const shop: SampleShop = sampleShop
  const parts = [
    () => createAllProducts(db, siteId, now),
    () => createDefaultLocation(db, siteId, now),
    () => makeOwner(db, siteId, { id: ownerId, email: ownerEmail, name: 'Olga', password }),
    () => loadMedia({ db, siteId, now, factsOf: sampleFacts }, shop),
    () => loadCatalogue(db, siteId, shop),
    () => loadDataCollections(db, siteId, shop.dataCollections),
  ]
  for (const [done, part] of parts.entries()) {
    onStep?.({ text: 'Adding the sample shop', progress: { done, total: parts.length } })
    await part()
  }
}
