import { isDeepStrictEqual } from 'node:util'
import type { productSearch } from '@stoa/contract'
import { searchSettingsEvents } from '@stoa/contract/product-search/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { presentSettings } from '../present.ts'
import { firstSettings } from '../settings.ts'
import { insertFirst, lockSettings, saveSettings, saveTerms } from '../store.ts'
import { termsOf } from '../terms.ts'
import { violationsIn } from '../violations.ts'

export const updateSearchSettings: Handler<typeof productSearch.updateSearchSettings> = async (context, { settings: sent }) => {
  const stored = await lockSettings(context)
  const before = stored ?? firstSettings
  if (sent.revision !== String(before.revision)) refuse('INVALID_REVISION')
  const { synonyms = before.doc.synonyms, oneWaySynonyms = before.doc.oneWaySynonyms, pins = before.doc.pins } = sent
  const doc = { synonyms, oneWaySynonyms, pins }
  const violations = violationsIn(doc)
  if (violations.length > 0) refuseFields(...violations)
  if (isDeepStrictEqual(doc, before.doc)) return { settings: presentSettings(before) }
  const saved = { revision: before.revision + 1, updatedDate: context.now, doc }
  if (stored) await saveSettings(context, saved)
  else if (!(await insertFirst(context, saved))) refuse('INVALID_REVISION')
  await saveTerms(context, termsOf(doc))
  const entity = presentSettings(saved)
  recordEvent(context, searchSettingsEvents.updated, { id: context.siteId, revision: saved.revision, entity })
  return { settings: entity }
}
