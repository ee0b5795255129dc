import type { MediaType } from '@stoa/contract/files/states'
import { numberFormat } from '@stoa/ui/formats'
import type { Product, Shop, ShopSettings } from '../../answers.ts'
import { pictureOf, squareOf } from '../thumbnail.tsx'

/** A picture or video as the form shows it. */
export interface MediaFacts {
  id: string
  mediaType: MediaType
  /** The address of a small picture of it. */
  thumbnail?: string | undefined
  /** The address of the whole picture. */
  url?: string | undefined
}

/** What the form of a product needs besides its values. */
export interface EditorFacts {
  currency: string
  locale: string
  decimals: number
  /** Empty if the user isn’t permitted to see the settings. */
  weightUnit: string
  /** The address of the shop without a slash at the end. */
  origin: string
  collections: { id: string; name: string }[]
  hasMoreCollections: boolean
  media: MediaFacts[]
  file: { name: string; detail: string } | undefined
  /** Name of the location that the shop sells from, if it has several. */
  sellingLocation: string | undefined
  /** Names of existing brands and ribbons. */
  brands: string[]
  ribbons: string[]
  /** How many other products have a section too, by the IDs of those that others have. */
  sharedSections: Readonly<Record<string, number>>
}

const side = 320

export function mediaFacts({ media: { items = [] } }: Pick<Product, 'media'>): MediaFacts[] {
  return items.map((item) => {
    const url = pictureOf(item)?.url
    return {
      id: item.id ?? '',
      mediaType: item.mediaType === 'video' ? 'VIDEO' : 'IMAGE',
      url,
      thumbnail: url === undefined ? undefined : squareOf(url, side),
    }
  })
}

type Formats = Pick<EditorFacts, 'currency' | 'locale' | 'decimals' | 'weightUnit'>

/** The unit of weight is in the settings, which need a permission to read. */
export const formatFacts = ({ currency, locale }: Shop, settings: ShopSettings | undefined): Formats => ({
  currency,
  locale,
  decimals: numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  weightUnit: settings?.weightUnit ?? '',
})
