import type { selectionOf } from './choice.ts'
import { coverOf } from './present-media.ts'
import { type Picture, visiblePictures } from './product.ts'

export type Selection = NonNullable<ReturnType<typeof selectionOf>>

/** The picture of the selected choices, such as the mug in blue, or the product's first. */
export function choicePicture(media: readonly Picture[], selections: readonly Selection[]): Picture | undefined {
  const mediaIds = selections.flatMap(({ choice }) => choice.mediaIds)
  const visible = visiblePictures(media)
  const picture = visible.find(({ id }) => mediaIds.includes(id)) ?? visible[0]
  return picture && coverOf(picture)
}
