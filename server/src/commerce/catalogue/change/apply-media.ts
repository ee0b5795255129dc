import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../../kernel/refuse.ts'
import { isText, type Modifier, type OptionChoice, type Picture, type ProductDoc, type ProductWithVariants } from '../product.ts'
import { v1Options, withV1Options } from '../v1-options.ts'

const mediaMax = 100

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
  const media = [...held.product.doc.media, ...added.values()]
  return media.length > mediaMax ? refuse('TOO_MANY_MEDIA') : withMedia(held, media)
}

/** A product with these pictures. Its choices lose those that it no longer has. */
export function withMedia({ product, variants }: ProductWithVariants, media: readonly Picture[]): ProductWithVariants {
  const ids = new Set(media.map(({ id }) => id))
  const held = new Map(product.doc.media.map((picture) => [picture.id, picture]))
  const doc = { ...product.doc, media: media.map((picture) => sameOr(held.get(picture.id), picture)) }
  return { product: { ...product, doc: withMediaOfChoices(doc, (mediaIds) => mediaIds.filter((id) => ids.has(id))) }, variants }
}

/** The picture that a product has, if it is the same as another one: processing writes facts that go without saying. */
const sameOr = (held: Picture | undefined, picture: Picture): Picture =>
  held && isDeepStrictEqual(inFull(held), inFull(picture)) ? held : picture

const inFull = ({ version = 1, isHidden = false, ...picture }: Picture): Picture => ({ ...picture, version, isHidden })

/** A product whose choices show further pictures of it. Only choices of one option can have some. */
export function withChoiceMedia(held: ProductWithVariants, assigned: readonly ChoiceMedia[]): ProductWithVariants {
  const own = new Set(held.product.doc.media.map(({ id }) => id))
  const missing = assigned.flatMap(({ mediaIds }) => mediaIds).find((id) => !own.has(id))
  if (missing !== undefined) refuse('MEDIA_NOT_FOUND', { mediaId: missing })
  const after = changeChoices(held, assigned, (mediaIds, more) => [...new Set([...mediaIds, ...more])])
  const withPictures = v1Options(after.product.doc).filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
  return withPictures.length > 1 ? refuse('MEDIA_OF_ANOTHER_OPTION') : after
}

export const withoutChoiceMedia = (held: ProductWithVariants, removed: readonly ChoiceMedia[]): ProductWithVariants =>
  changeChoices(held, removed, (mediaIds, fewer) => mediaIds.filter((id) => !fewer.includes(id)))

/** A product none of whose choices has pictures. */
export const withoutAllChoiceMedia = ({ product, variants }: ProductWithVariants): ProductWithVariants => ({
  product: { ...product, doc: withMediaOfChoices(product.doc, () => []) },
  variants,
})

function changeChoices(
  { product, variants }: ProductWithVariants,
  changes: readonly ChoiceMedia[],
  change: (mediaIds: string[], given: readonly string[]) => string[],
): ProductWithVariants {
  const shown = v1Options(product.doc)
  for (const { option, choice } of changes) {
    const found = shown.find(({ name }) => name === option)?.choices.some(({ description }) => description === choice)
    if (!found) refuse('CHOICE_NOT_FOUND', { option, choice })
  }
  const options = shown.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: changes
        .filter((one) => one.option === option.name && one.choice === choice.description)
        .reduce((mediaIds, one) => change(mediaIds, one.mediaIds), choice.mediaIds),
    })),
  }))
  return { product: { ...product, doc: withV1Options(product.doc, options) }, variants }
}

function withMediaOfChoices(doc: ProductDoc, change: (mediaIds: string[]) => string[]): ProductDoc {
  const changed = <Choice extends OptionChoice>(choices: readonly Choice[]): Choice[] =>
    choices.map((choice) => ({ ...choice, mediaIds: change(choice.mediaIds) }))
  return {
    ...doc,
    options: doc.options.map((option) => ({ ...option, choices: changed(option.choices) })),
    modifiers: doc.modifiers.map((modifier): Modifier =>
      isText(modifier) ? modifier : { ...modifier, choices: changed(modifier.choices) },
    ),
  }
}
