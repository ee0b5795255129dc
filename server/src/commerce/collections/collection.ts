import type { Picture } from '../catalogue/public.ts'

export interface Collection {
  id: string
  revision: number
  createdDate: Date
  updatedDate: Date
  name: string
  slug: string
  visible: boolean
  doc: { description: string; media: Picture[] }
  /** Those the caller may see. */
  numberOfProducts: number
}
