import { fileIdOf } from '../../../content/files/public.ts'
import { type Picture, visiblePictures } from '../../catalogue/public.ts'
import { failCategory, type Input, type Reading } from './input.ts'

/** The file that an input names as its picture. */
export const imageIdOf = ({ image }: Input): string | undefined => (image?.id === undefined ? undefined : fileIdOf(image.id))

/** The pictures of a category after a change of the first one: another one replaces it, and one that is among them moves to the front. */
export function readMedia(input: Input, before: readonly Picture[], reading: Reading): Picture[] {
  if (input.image === undefined) return [...before]
  const [first] = visiblePictures(before)
  const others = before.filter((picture) => picture !== first)
  if (input.image === null) return others
  const id = imageIdOf(input)
  if (id === undefined) {
    const { at, violations } = reading
    violations.push({ field: `${at}.image.id`, violatedRule: 'REQUIRED_FIELD', description: 'A picture is named by its ID.' })
    return [...before]
  }
  const own = visiblePictures(before).find((picture) => picture.id === id)
  const picture = withText(own ?? reading.facts.pictures.get(id) ?? failCategory('MEDIA_NOT_FOUND', { mediaId: id }), input.image)
  if (own && own === first) return before.map((one) => (one === first ? picture : one))
  return [picture, ...(own ? before : others).filter((one) => one.id !== id)]
}

const withText = (picture: Picture, { altText }: Pick<NonNullable<Input['image']>, 'altText'>): Picture =>
  altText === undefined ? picture : { ...picture, altText: altText ?? '' }
