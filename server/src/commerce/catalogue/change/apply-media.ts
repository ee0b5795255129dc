import { refuse } from '../../../kernel/refuse.ts'
import type { Picture, ProductOption, ProductWithVariants } from '../product.ts'

export const mediaMax = 100

/** A choice of an option, and pictures of the product. */
export interface ChoiceMedia {
  option: string
  choice: string
  mediaIds: readonly string[]
}

/** A product with further pictures after its own. What it has already stays where it is. */
export function withMediaAdded(held: ProductWithVariants, pictures: readonly Picture[]): ProductWithVariants {
  const own = new Set(held.product.doc.media.map(({ id }) => id))
  const added = new Map(pictures.filter(({ id }) => !own.has(id)).map((picture) => [picture.id, picture]))
  return withMedia(held, [...held.product.doc.media, ...added.values()])
}

export function withMedia({ product, variants }: ProductWithVariants, media: readonly Picture[]): ProductWithVariants {
  if (media.length > mediaMax) refuse('TOO_MANY_MEDIA')
  const ids = new Set(media.map(({ id }) => id))
  const options = mapChoices(product.doc.options, (mediaIds) => mediaIds.filter((id) => ids.has(id)))
  return { product: { ...product, doc: { ...product.doc, media: [...media], options } }, variants }
}

/** A product whose choices show further pictures of it. Only choices of one option can have some. */
export function withChoiceMedia(held: ProductWithVariants, assigned: readonly ChoiceMedia[]): ProductWithVariants {
  const own = new Set(held.product.doc.media.map(({ id }) => id))
  const missing = assigned.flatMap(({ mediaIds }) => mediaIds).find((id) => !own.has(id))
  if (missing !== undefined) refuse('MEDIA_NOT_FOUND', { mediaId: missing })
  const after = changeChoices(held, assigned, (mediaIds, more) => [...new Set([...mediaIds, ...more])])
  const withPictures = after.product.doc.options.filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
  return withPictures.length > 1 ? refuse('MEDIA_OF_ANOTHER_OPTION') : after
}

export const withoutChoiceMedia = (held: ProductWithVariants, removed: readonly ChoiceMedia[]): ProductWithVariants =>
  changeChoices(held, removed, (mediaIds, fewer) => mediaIds.filter((id) => !fewer.includes(id)))

/** A product none of whose choices has pictures. */
export const withoutAllChoiceMedia = ({ product, variants }: ProductWithVariants): ProductWithVariants => ({
  product: { ...product, doc: { ...product.doc, options: mapChoices(product.doc.options, () => []) } },
  variants,
})

function changeChoices(
  { product, variants }: ProductWithVariants,
  changes: readonly ChoiceMedia[],
  change: (mediaIds: string[], given: readonly string[]) => string[],
): ProductWithVariants {
  for (const { option, choice } of changes) {
    const found = product.doc.options.find(({ name }) => name === option)?.choices.some(({ description }) => description === choice)
    if (!found) refuse('CHOICE_NOT_FOUND', { option, choice })
  }
  const options = product.doc.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: changes
        .filter((one) => one.option === option.name && one.choice === choice.description)
        .reduce((mediaIds, one) => change(mediaIds, one.mediaIds), choice.mediaIds),
    })),
  }))
  return { product: { ...product, doc: { ...product.doc, options } }, variants }
}

const mapChoices = (options: readonly ProductOption[], change: (mediaIds: string[]) => string[]): ProductOption[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, mediaIds: change(choice.mediaIds) })),
  }))
