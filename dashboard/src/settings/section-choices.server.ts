import type { Client } from '@stoa/sdk'
import { dateFormat, numberFormat } from '@stoa/ui/formats'
import type { ShopSettings } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { choiceOf, type MediaChoice } from '../media-picker/media-choice.ts'
import { filesById } from '../media/by-id.server.ts'
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
  pictures: Readonly<Record<string, MediaChoice>>
  /** The delivery options that use a pickup location, by its id. Such a location can't be removed. */
  usesOfPlaces: Readonly<Record<string, readonly string[]>>
  /** Locations of stock, unless there is only one and none is linked. */
  locations: readonly Choice[]
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
  locations: [],
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
        pictures: await picturesOf(client, settings),
        example: exampleOf(settings),
      }
    case 'money':
      return { ...nothing, currencies: including(currencies, settings.currency) }
    case 'delivery':
      return { ...nothing, countries, places: settings.pickupPlaces.map(({ id = '', name: text }) => ({ value: id, text })) }
    case 'taxes':
      return { ...nothing, countries }
    case 'pickup-places':
      return { ...nothing, countries, usesOfPlaces: usesOf(settings), locations: await linkableLocations(client, settings) }
    case 'payment':
    case 'reviews':
    case 'back-in-stock':
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

/** A link to a location that the caller may not read, or that was deleted, is kept as it is. */
async function linkableLocations(client: Client, { pickupPlaces }: ShopSettings): Promise<Choice[]> {
  const { locations } = await ifPermitted(client.locations.listLocations({}), { locations: [] })
  const linked = pickupPlaces.flatMap(({ locationId }) => locationId ?? [])
  return locations.length > 1 || linked.length > 0 ? locations.map(({ id, name }) => ({ value: id, text: name })) : []
}

/** The pictures that the settings name, by their IDs. Those that don’t exist, or are in the trash, are left out. */
async function picturesOf(client: Client, { heroMediaId, logoMediaId }: ShopSettings): Promise<SectionChoices['pictures']> {
  const ids = [heroMediaId, logoMediaId].flatMap((id) => id ?? []).filter(Boolean)
  const pictures = await ifPermitted(filesById(client, ids), [])
  return Object.fromEntries(pictures.map((picture) => [picture.id, choiceOf(picture)]))
}
