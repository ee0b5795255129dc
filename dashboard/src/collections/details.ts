export const sortNames = ['MANUAL', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME'] as const

/** The fields of a collection as they are typed. */
export interface Details {
  name: string
  description: string
  slug: string
  isVisible: boolean
  isFeatured: boolean
  sort: string
  mediaId: string
  seoTitle: string
  seoDescription: string
}
