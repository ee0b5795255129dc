import type { Client } from '@stoa/sdk'
import { countryName, withCountryName } from '@stoa/ui/postal-address'
import type { Shop } from '../answers.ts'
import { menuCollections } from '../collections/own-collections.ts'

export interface MenuEntry {
  slug: string
  name: string
}

/** The names of the shop's collections, as many as the menu has room for. */
export async function menuOf(client: Client): Promise<MenuEntry[]> {
  const collections = await menuCollections(client)
  return collections
    .filter(({ numberOfProducts }) => numberOfProducts > 0)
    .map(({ slug, name }) => ({ slug: slug ?? '', name: name ?? '' }))
}

const pagesInMenu = 8

/** A data collection with item pages. */
export interface PageEntry {
  id: string
  name: string
}

/** The data collections in the menu, as far as the reader can read them. */
export async function pagesOf(client: Client): Promise<PageEntry[]> {
  const { dataPages } = await client.dataCollections.listDataPages({})
  return dataPages
    .filter(({ inMenu }) => inMenu)
    .slice(0, pagesInMenu)
    .map(({ dataCollectionId, displayName }) => ({ id: dataCollectionId, name: displayName }))
}

/** The free delivery rule of the shop's own country; undefined if there is none, and nothing to announce. */
export async function freeDeliveryRule(client: Client, { locale }: Shop): Promise<{ country: string; from: string } | undefined> {
  const { deliveryOptions } = await client.shop.getDeliveryOptions({})
  const from = deliveryOptions.options.find(({ kind }) => kind === 'FREE_OVER')?.freeFrom?.formattedAmount
  const country = countryName(deliveryOptions.country, locale) ?? deliveryOptions.country
  return from ? { country, from } : undefined
}

/** The shop's data for the frame of every page. */
export const introduced = ({ name, tagline, about, email, phone, address, language, locale, pickupPlaces, logo }: Shop) => ({
  name,
  tagline,
  about,
  email,
  phone,
  address: withCountryName(address, locale),
  language,
  pickupPlaces: pickupPlaces.map(({ id, name: place, instructions }) => ({ id, name: place, instructions })),
  logo: logo?.url && logo.width && logo.height ? { url: logo.url, width: logo.width, height: logo.height } : undefined,
})
