import type { Client } from '@stoa/sdk'
import { completeOptions } from './combinations.ts'
import type { ProductDraft } from './product-draft.ts'
import { renamed } from './renames.ts'

export type MediaRequest = Omit<Parameters<Client['catalogue']['setProductMedia']>[0], 'id'>

/** The media of the form and the pictures of its choices, if either changed. */
export function mediaChanges(draft: ProductDraft, base: ProductDraft | undefined): MediaRequest | undefined {
  const isSame = JSON.stringify(draft.media) === JSON.stringify(base?.media ?? [])
  const choices = choicePictures(draft)
  const hasSameChoices = JSON.stringify(choices) === JSON.stringify(base ? choicePictures(renamed(base, draft)) : [])
  if (isSame && hasSameChoices) return undefined
  return {
    media: draft.media.map(({ id, alt }) => ({ mediaId: id, altText: alt })),
    ...(!hasSameChoices && { choices }),
  }
}

/** The pictures of each choice that has some. Those that the product no longer has are left out. */
function choicePictures({ options, media }: ProductDraft): NonNullable<MediaRequest['choices']> {
  const known = new Set(media.map(({ id }) => id))
  return completeOptions(options).flatMap((option) =>
    option.choices.flatMap(({ name, pictures }) => {
      const mediaIds = pictures.filter((id) => known.has(id))
      return mediaIds.length > 0 ? [{ option: option.name, choice: name, mediaIds }] : []
    }),
  )
}
