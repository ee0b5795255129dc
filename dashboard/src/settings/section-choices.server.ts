import type { Client } from '@stoa/sdk'
import { dateFormat, numberFormat } from '@stoa/ui/formats'
import { rendition, sizeWithin } from '@stoa/ui/rendition'
import type { ShopSettings } from '../answers.ts'
import type { FileFacts } from '../media-picker/file-choice.tsx'
import { countries, currencies, including, languages, locales, timeZones, type Choice } from './choices.server.ts'
import type { SectionName } from './sections.ts'

/** Choices for the fields of a section. Lists that the section doesn't need are empty. */
export interface SectionChoices {
  countries: readonly Choice[]
  languages: readonly Choice[]
  locales: readonly Choice[]
  timeZones: readonly Choice[]
  currencies: readonly Choice[]
  places: readonly Choice[]
  /** The shop’s pictures, by their IDs. */
  pictures: Readonly<Record<string, Omit<FileFacts, 'detail'>>>
  /** The delivery options that use a pickup location, by its id. Such a location can't be removed. */
  usesOfPlaces: Readonly<Record<string, readonly string[]>>
  /** An amount and a date in the shop's current format. */
  example: string
}

const nothing: SectionChoices = {
  countries: [],
  languages: [],
  locales: [],
  timeZones: [],
  currencies: [],
  places: [],
  pictures: {},
  usesOfPlaces: {},
  example: '',
}

export async function choicesFor(client: Client, name: SectionName, settings: ShopSettings): Promise<SectionChoices> {
  switch (name) {
    case 'general':
      return {
        ...nothing,
        countries,
        languages: including(languages, settings.language),
        locales: including(locales, settings.locale),
        timeZones: including(timeZones, settings.timeZone),
        pictures: picturesOf(settings),
        example: exampleOf(settings),
      }
    case 'money':
      return { ...nothing, currencies: including(currencies, settings.currency) }
    case 'delivery':
      return { ...nothing, countries, places: settings.pickupPlaces.map(({ id = '', name: text }) => ({ value: id, text })) }
    case 'taxes':
      return { ...nothing, countries }
    case 'pickup-places':
      return { ...nothing, countries, usesOfPlaces: usesOf(settings) }
    case 'payment':
    case 'reviews':
      return nothing
  }
}

function exampleOf({ locale, currency, timeZone }: ShopSettings): string {
  const amount = numberFormat(locale, { style: 'currency', currency }).format(1234.5)
  return `${amount}, ${dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date())}`
}

function usesOf({ deliveryRegions }: ShopSettings): Record<string, string[]> {
  const uses: Record<string, string[]> = {}
  for (const { name, options } of deliveryRegions)
    for (const { title, pickupPlaceId } of options) if (pickupPlaceId) (uses[pickupPlaceId] ??= []).push(`${name} › ${title}`)
  return uses
}

type Picture = NonNullable<ShopSettings['logo']>

const thumbnailEdge = 320

/** The current pictures by their IDs. */
function picturesOf({ heroMediaId, logoMediaId, hero, logo }: ShopSettings): SectionChoices['pictures'] {
  const pictures = [
    { id: heroMediaId, image: hero },
    { id: logoMediaId, image: logo },
  ]
  return Object.fromEntries(
    pictures.flatMap(({ id, image }) => (id && image?.url ? [[id, factsOf(id, { ...image, url: image.url })]] : [])),
  )
}

function factsOf(id: string, { url, width, height, filename }: Picture & { url: string }) {
  const { pathname, search } = new URL(url)
  const size = sizeWithin({ width: width ?? 1, height: height ?? 1 }, thumbnailEdge, thumbnailEdge)
  return { name: filename ?? id, mediaType: 'IMAGE' as const, thumbnail: rendition(`${pathname}${search}`, size.width, size.height) }
}
