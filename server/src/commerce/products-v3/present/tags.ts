import type { Product } from '../../catalogue/public.ts'
import type { View } from './view.ts'

/** The tags of a product; private ones for the shop only. */
export const presentTags = ({ tags }: Product['doc'], { isShop }: View) =>
  tags ? { tags: { ...(isShop && { privateTags: { tagIds: tags.private } }), publicTags: { tagIds: tags.public } } } : {}
