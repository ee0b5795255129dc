import type { Client } from '@stoa/sdk'
import { countriesIn, type Country } from '../checkout/countries.server.ts'

/** A delivery option for a country, as the product page shows it. */
export interface DeliveryMethod {
  code: string
  title: string
  time: string | undefined
  /** Absent if it is free. */
  price: string | undefined
  freeFrom: string | undefined
  /** The pickup location; absent for a delivery. */
  place: string | undefined
  /** Whether its stock is shown. */
  isStocked: boolean
}

export interface DeliveryEstimate {
  country: Country
  /** To choose from; absent until a country is asked for, because they would be a third of the page. */
  countries: readonly Country[] | undefined
  ways: DeliveryMethod[]
}

/** The delivery options for the requested country, or the shop's own. Prices are those of the smallest purchase. */
export async function deliveryEstimate(client: Client, asked: string | null): Promise<DeliveryEstimate> {
  const { shop } = await client.shop.getShop({})
  const countries = countriesIn(shop.locale)
  const known = countries.find(({ code }) => code === asked)
  const { deliveryOptions } = await client.shop.getDeliveryOptions(known ? { country: known.code } : {})
  const { country } = deliveryOptions
  return {
    country: countries.find(({ code }) => code === country) ?? { code: country, name: country },
    countries: asked === null ? undefined : countries,
    ways: deliveryOptions.options.map(({ code, title, deliveryTime, price, freeFrom, pickupPlace }) => ({
      code,
      title,
      time: deliveryTime,
      price: Number(price.amount) === 0 ? undefined : price.formattedAmount,
      freeFrom: freeFrom?.formattedAmount,
      place: pickupPlace && [pickupPlace.address.addressLine, pickupPlace.address.city].filter(Boolean).join(', '),
      isStocked: pickupPlace?.isStocked === true,
    })),
  }
}
