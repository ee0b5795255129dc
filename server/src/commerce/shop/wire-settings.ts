import { isDeepStrictEqual } from 'node:util'
import type { Static } from 'typebox'
import { settingsFields, type ShopSettings as WireShopSettings, type ShopSettingsChanges } from '@stoa/contract/shop/settings'
import { lowStockAtMost } from '@stoa/contract/stock/low-stock'
import type { DeliveryOption, DeliveryRegion, PickupLocation, PostalAddress, ShopSettings, TaxRegion } from '../../kernel/shop-settings.ts'
import { toWireAmount } from '../pricing/public.ts'
import { backInStockRulesOf } from './back-in-stock-rules.ts'

export type SettingsChanges = Static<typeof ShopSettingsChanges>
/** The settings in their wire form: amounts are decimals, absent values are null. Fields are picked by name, so others are never revealed. */
export type WireSettings = Required<SettingsChanges>
export type SettingsResponse = Static<typeof WireShopSettings>

export function toWireSettings(settings: ShopSettings): WireSettings {
  const { name, tagline, about, email, phone, currency, language, locale, timeZone, weightUnit, taxIncludedInPrices } = settings
  const { deliveryRegions, taxRegions, pickupPlaces, payment, address, heroMediaId, logoMediaId } = settings
  return {
    name,
    tagline,
    about,
    email,
    phone,
    currency,
    language,
    locale,
    timeZone,
    weightUnit,
    taxIncludedInPrices,
    reviewModeration: settings.reviewModeration ?? 'PUBLISH',
    lowStockThreshold: settings.lowStockThreshold ?? lowStockAtMost,
    backInStock: backInStockRulesOf(settings),
    catalogVersion: settings.catalogVersion ?? 'V1_CATALOG',
    address: toWireAddress(address),
    heroMediaId: heroMediaId || null,
    logoMediaId: logoMediaId || null,
    deliveryRegions: deliveryRegions.map((region) => toWireRegion(region, currency)),
    taxRegions: taxRegions.map(toWireTax),
    pickupPlaces: pickupPlaces.map(toWirePickupLocation),
    payment: { online: payment.online === 'sandbox' ? 'SANDBOX' : null, offline: payment.offline && toWireOffline(payment.offline) },
  }
}

function toWireAddress({ country, subdivision, city, postalCode, addressLine, addressLine2 }: PostalAddress): WireSettings['address'] {
  return { country, subdivision: subdivision ?? null, city, postalCode, addressLine, addressLine2: addressLine2 ?? null }
}

const toWirePickupLocation = ({ id, name, address, instructions, locationId }: PickupLocation): WireSettings['pickupPlaces'][number] => ({
  id,
  name,
  address: toWireAddress(address),
  instructions,
  locationId: locationId ?? null,
})

const toWireOffline = ({ title, instructions }: NonNullable<ShopSettings['payment']['offline']>) => ({ title, instructions })

const toWireTax = ({ country, subdivision, name, ratePercent }: TaxRegion): WireSettings['taxRegions'][number] => ({
  country,
  subdivision: subdivision ?? null,
  name,
  ratePercent,
})

const toWireRegion = ({ id, name, countries, options }: DeliveryRegion, currency: string): WireSettings['deliveryRegions'][number] => ({
  id,
  name,
  countries: countries === '*' ? [] : countries,
  restOfWorld: countries === '*',
  options: options.map((option) => toWireOption(option, currency)),
})

function toWireOption(option: DeliveryOption, currency: string): WireSettings['deliveryRegions'][number]['options'][number] {
  const { code, title, deliveryTime } = option
  const price = option.kind === 'pickup' ? null : toWireAmount(option.priceMinor, currency)
  return {
    kind: option.kind === 'flat' ? 'FLAT' : option.kind === 'free-over' ? 'FREE_OVER' : 'PICKUP',
    code,
    title,
    deliveryTime,
    price,
    freeFrom: option.kind === 'free-over' ? toWireAmount(option.freeFromMinor, currency) : null,
    pickupPlaceId: option.kind === 'pickup' ? option.pickupPlaceId : null,
  }
}

/** The settings after a change. */
export const withChanges = (settings: WireSettings, changes: SettingsChanges): WireSettings => ({ ...settings, ...changes })

/** The names of the settings that differ. */
export const changedFields = (before: WireSettings, after: WireSettings): string[] =>
  settingsFields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
