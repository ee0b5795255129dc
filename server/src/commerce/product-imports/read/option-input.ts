import type { ProductWithVariants, ProductOption } from '../../catalogue/public.ts'
import type { ReadOption } from './option.ts'
import { choicesOf, isOfColours, renderTypeOf } from './options.ts'
import type { ReadProduct } from './product.ts'
import type { Writing } from './writing.ts'

/** Whether a file’s options are those that the product has, so that its other variants stay. */
export const hasSameOptions = ({ options }: ReadProduct, before: ProductWithVariants | undefined): before is ProductWithVariants =>
  before !== undefined &&
  options.length === before.product.doc.options.length &&
  options.every(({ name }) => before.product.doc.options.some((own) => own.name === name))

/** The options that are sent: none that stay as they are. */
export function optionsOf(product: ReadProduct, writing: Writing): object[] | undefined {
  const { options } = product
  const { before } = writing
  if (options.length === 0) return undefined
  const pictures = picturesOf(product, writing)
  const [first] = options
  const picturesIn = (option: ReadOption): Pictures => {
    const written = writtenPictures(option, product, writing)
    return option === first ? new Map([...written, ...pictures]) : written
  }
  if (!hasSameOptions(product, before)) return options.map((option) => newOption(option, picturesIn(option)))
  const merged = before.product.doc.options.map((own) => {
    const option = options.find(({ name }) => name === own.name)!
    return mergedOption(own, option, picturesIn(option))
  })
  return merged.some(({ isChanged }) => isChanged) ? merged.map(({ option }) => option) : undefined
}

type Pictures = ReadonlyMap<string, object[]>

/** The pictures of the choices of the first option, by the choices’ names. */
function picturesOf({ options: [first], variants }: ReadProduct, { mediaOf }: Writing): Pictures {
  const pictured = variants.flatMap(({ choices, picture }) => (picture === undefined ? [] : [[choices[first!.name]!, picture] as const]))
  const byChoice = Map.groupBy(pictured, ([choice]) => choice)
  return new Map(
    [...byChoice].map(([choice, entries]) => [
      choice,
      [...new Set(entries.map(([, source]) => source))].map((source) => referenceTo(mediaOf(source))),
    ]),
  )
}

/** The pictures of an option's choices in the other fields: those that the product still has. */
const writtenPictures = ({ pictures = new Map() }: ReadOption, product: ReadProduct, { mediaOf }: Writing): Pictures =>
  new Map(
    [...pictures].map(([choice, ids]) => [
      choice,
      ids.filter((id) => product.pictures?.some(({ source }) => source === id) ?? true).map((id) => referenceTo(mediaOf(id))),
    ]),
  )

const referenceTo = (media: { id: string } | { url: string }): object => ('id' in media ? { mediaId: media.id } : media)

const withPictures = (name: string, pictures: Pictures): object => (pictures.has(name) ? { media: { items: pictures.get(name) } } : {})

const newOption = (option: ReadOption, pictures: Pictures): object => ({
  name: option.name,
  optionRenderType: renderTypeOf(option),
  choicesSettings: {
    choices: choicesOf(option, isOfColours(option)).map((choice) => ({ ...choice, ...withPictures(choice.name, pictures) })),
  },
})

/** An option of the product with the further choices of the file. */
function mergedOption(own: ProductOption, option: ReadOption, pictures: Pictures): { option: object; isChanged: boolean } {
  const names = new Set(own.choices.map(({ description }) => description))
  const further = choicesOf(option, own.optionType === 'color').filter(({ name }) => !names.has(name))
  const kept = own.choices.map(({ choiceId, description }) => ({ choiceId, ...withPictures(description, pictures) }))
  const added = further.map((choice) => ({ ...choice, ...withPictures(choice.name, pictures) }))
  return {
    option: { id: own.partId, choicesSettings: { choices: [...kept, ...added] } },
    isChanged: further.length > 0 || pictures.size > 0,
  }
}
