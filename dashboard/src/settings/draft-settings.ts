import type { Client } from '@stoa/sdk'
import type { ShopSettings } from '../answers.ts'
import { sectionDraft, type AnyDraft, type Drafts, type SectionName } from './sections.ts'

export type Changes = Omit<Parameters<Client['shop']['updateSettings']>[0]['settings'], 'revision'>

/** A section of the settings in the shape of its form. The countries of taxes are shown by name. */
export function draftOf<Name extends SectionName>(name: Name, settings: ShopSettings, countryName: (code: string) => string): Drafts[Name] {
  if (name === 'taxes')
    return sectionDraft(name, { taxRegions: settings.taxRegions.map((tax) => ({ ...tax, country: countryName(tax.country) })) })
  if (name !== 'payment') return sectionDraft(name, settings)
  const { online, offline } = settings.payment
  const payment = { online: online === 'SANDBOX', offline: Boolean(offline), title: offline?.title, instructions: offline?.instructions }
  return sectionDraft(name, { payment })
}

/** The changes to save for a form. Countries may be typed by name: `codeOf` returns their codes. */
export function changesOf(name: SectionName, draft: AnyDraft, codeOf: (country: string) => string): Changes {
  return writers[name](draft as never, codeOf)
}

type Writers = { [Name in SectionName]: (draft: Drafts[Name], codeOf: (country: string) => string) => Changes }

const writers: Writers = {
  general: ({ address, heroMediaId, logoMediaId, weightUnit, catalogVersion, ...texts }, codeOf) => ({
    ...texts,
    weightUnit: weightUnit as 'KG',
    catalogVersion: catalogVersion as 'V3_CATALOG',
    heroMediaId: heroMediaId || null,
    logoMediaId: logoMediaId || null,
    address: addressOf(address, codeOf),
  }),
  money: ({ currency, taxIncludedInPrices }) => ({ currency, taxIncludedInPrices: taxIncludedInPrices === 'on' }),
  delivery: ({ deliveryRegions }, codeOf) => ({
    deliveryRegions: deliveryRegions.map(({ id, name, restOfWorld, countries, options }) => ({
      ...(id ? { id } : {}),
      name,
      restOfWorld: restOfWorld === 'on',
      countries: restOfWorld === 'on' ? [] : countries.filter(Boolean).map(codeOf),
      options: options.map(optionOf),
    })),
  }),
  taxes: ({ taxRegions }, codeOf) => ({
    taxRegions: taxRegions.map(({ country, subdivision, name, ratePercent }) => ({
      country: codeOf(country),
      subdivision: subdivision.toUpperCase() || null,
      name,
      ratePercent: decimalOf(ratePercent),
    })),
  }),
  'pickup-places': ({ pickupPlaces }, codeOf) => ({
    pickupPlaces: pickupPlaces.map(({ id, name, address, instructions, locationId }) => ({
      ...(id ? { id } : {}),
      name,
      address: addressOf(address, codeOf),
      instructions,
      locationId: locationId || null,
    })),
  }),
  payment: ({ payment: { online, offline, title, instructions } }) => ({
    payment: { online: online === 'on' ? 'SANDBOX' : null, offline: offline === 'on' ? { title, instructions } : null },
  }),
  'back-in-stock': ({ backInStock: { collecting, automatic, requestsPerUnit, pauseMinutes } }) => ({
    backInStock: {
      collecting: collecting === 'on',
      automatic: automatic === 'on',
      requestsPerUnit: Number(requestsPerUnit),
      pauseMinutes: Number(pauseMinutes),
    },
  }),
  reviews: ({ reviewModeration }) => ({ reviewModeration: reviewModeration as 'HOLD' }),
}

type Address = Drafts['general']['address']

const addressOf = ({ subdivision, addressLine2, country, ...rest }: Address, codeOf: (country: string) => string) => ({
  ...rest,
  country: codeOf(country),
  subdivision: subdivision.toUpperCase() || null,
  addressLine2: addressLine2 || null,
})

type OptionDraft = Drafts['delivery']['deliveryRegions'][number]['options'][number]

/** Drops fields of other kinds of options: in the form they are only hidden. */
function optionOf({ kind, code, title, deliveryTime, price, freeFrom, pickupPlaceId }: OptionDraft) {
  return {
    kind: kind as 'FLAT',
    ...(code ? { code } : {}),
    title,
    deliveryTime,
    price: kind === 'PICKUP' || !price ? null : decimalOf(price),
    freeFrom: kind === 'FREE_OVER' && freeFrom ? decimalOf(freeFrom) : null,
    pickupPlaceId: kind === 'PICKUP' && pickupPlaceId ? pickupPlaceId : null,
  }
}

/** Accepts a decimal comma: "4,50". */
const decimalOf = (text: string): string => (/^\d+,\d+$/.test(text) ? text.replace(',', '.') : text)
