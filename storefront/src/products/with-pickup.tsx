import { useEffect, type ReactNode } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { productPickupTextsOf } from '../texts/product-pickup-texts.ts'
import { pickupPath, type Pickup } from './pickup.ts'
import type { clientLoader } from './product-pickup.ts'

export interface WithPickupProps {
  slug: string
  /** Of the variant that the page was loaded for. */
  pickup: Pickup
  variantId: string | undefined
  children(stockOf: (code: string) => ReactNode): ReactNode
}

/** The delivery options with whether the selected variant can be picked up. That of other variants is loaded when they are selected. */
export function WithPickup({ slug, pickup, variantId, children }: WithPickupProps) {
  const { shop } = useRouteLoaderData('root') as { shop: { language: string } }
  const { load, data } = useFetcher<typeof clientLoader>()
  const { country } = pickup
  const present = [pickup, data?.pickup].find((one) => one?.variantId === variantId && one?.country === country)
  const isMissing = !present && variantId !== undefined
  useEffect(() => {
    if (isMissing) void load(pickupPath(paths.product(slug), { variantId, country }))
  }, [isMissing, load, slug, variantId, country])
  const words = productPickupTextsOf(shop.language).storefront.pickup
  return children((code) => {
    const place = present?.places[code]
    if (!place) return null
    const isHere = place.availability !== 'OUT_OF_STOCK'
    return <p className={`text-small ${isHere ? 'text-good' : 'text-soft'}`}>{words[place.availability](place.name)}</p>
  })
}
