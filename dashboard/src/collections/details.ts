export const sortNames = ['MANUAL', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME'] as const

/** The fields of a collection as they are typed. */
export interface Details {
  name: string
  description: string
  /** Rich content as JSON. Undefined if the form doesn't have it. */
  richDescription: string | undefined
  slug: string
  isVisible: boolean
  isFeatured: boolean
  sort: string
  mediaId: string
  seoTitle: string
  seoDescription: string
}
