import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { SearchSettings } from '../answers.ts'

interface Change<Outcome> {
  /** The lists to replace; nothing is saved without one. */
  lists?: Partial<Pick<SearchSettings, 'synonyms' | 'oneWaySynonyms' | 'pins'>>
  outcome: Outcome
}

const attemptsMax = 3

/** Changes the settings as they are now, so that what others have saved since a page was loaded stays. */
export async function changeSettings<Outcome>(
  { productSearch }: Client,
  change: (settings: SearchSettings) => Change<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const { settings } = await productSearch.getSearchSettings({})
    const { lists, outcome } = change(settings)
    if (!lists) return outcome
    try {
      await productSearch.updateSearchSettings({ settings: { revision: settings.revision, ...lists } })
      return outcome
    } catch (error) {
      if (!isRefusedWith(error, 'INVALID_REVISION') || attempt === attemptsMax) throw error
    }
  }
}
