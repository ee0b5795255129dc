import { textOf } from '@stoa/ui/refused-form'
import { countryCodeOf } from './choices.server.ts'
import type { AnyDraft, Drafts } from './sections.ts'

/** Adds the country typed for a delivery region, when scripts don't. `path` is the region's: `deliveryRegions.1`. */
export function withCountry(draft: AnyDraft, form: FormData, path: string): AnyDraft {
  const [list, at] = path.split('.')
  const typed = textOf(form, `newCountry.${at}`)
  if (list !== 'deliveryRegions' || !('deliveryRegions' in draft) || typed === '') return draft
  const code = countryCodeOf(typed)
  const deliveryRegions = draft.deliveryRegions.map((region, index) =>
    String(index) === at && !region.countries.includes(code) ? { ...region, countries: [...region.countries, code] } : region,
  )
  return { deliveryRegions } satisfies Drafts['delivery']
}
