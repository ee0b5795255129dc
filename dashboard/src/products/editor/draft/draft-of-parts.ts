import type { Product, ProductV3 } from '../../../answers.ts'

type Amount = (value: number | null | undefined) => string
type Modifier = ProductV3['modifiers'][number]

/** What a product has in the catalogue V3 only: further ribbons, tags and its main collection. */
export const partFields = (v3: ProductV3 | undefined) => ({
  ribbons: (v3?.additionalRibbons ?? []).map(({ name }) => name ?? ''),
  mainCategory: v3?.mainCategoryId ?? '',
  tags: { public: tagsText(v3?.tags?.publicTags), private: tagsText(v3?.tags?.privateTags) },
})

const tagsText = (tags: { tagIds?: readonly string[] } | undefined): string => (tags?.tagIds ?? []).join('\n')

/** The modifiers with choices, without those that are options in V1: what has to be chosen and adds nothing, if variants aren’t managed. */
export const modifierDrafts = ({ manageVariants }: Product, v3: ProductV3 | undefined, amount: Amount) =>
  (v3?.modifiers ?? [])
    .filter((modifier) => modifier.choicesSettings && (manageVariants === true || !isOption(modifier)))
    .map(({ name, modifierRenderType, mandatory, choicesSettings }) => ({
      name: name ?? '',
      isColour: modifierRenderType === 'SWATCH_CHOICES',
      mandatory: mandatory === true,
      choices: (choicesSettings?.choices ?? []).map((choice) => ({
        name: choice.name ?? '',
        colour: choice.colorCode ?? '',
        added: addedText(choice.addedPrice, amount),
      })),
    }))

const isOption = ({ mandatory, choicesSettings }: Modifier): boolean =>
  mandatory === true && !choicesSettings?.choices?.some(({ addedPrice }) => Number(addedPrice ?? 0) !== 0)

/** The texts that shoppers write, as V1 has them, with what only V3 has of them. */
export function customTextDrafts({ customTextFields }: Product, v3: ProductV3 | undefined, amount: Amount) {
  const settings = new Map(
    v3?.modifiers.flatMap(({ freeTextSettings }) => (freeTextSettings ? [[freeTextSettings.title, freeTextSettings]] : [])),
  )
  return customTextFields.map(({ title, maxLength, mandatory }) => ({
    was: title,
    title,
    minLength: settings.get(title)?.minCharCount || '',
    maxLength,
    mandatory: mandatory === true,
    added: addedText(settings.get(title)?.defaultAddedPrice, amount),
  }))
}

const addedText = (added: string | null | undefined, amount: Amount): string => (Number(added ?? 0) === 0 ? '' : amount(Number(added)))
