import type { SentModifier } from './draft/modifier-changes.ts'
import type { FieldNameOf } from './editor-problems.ts'

/** Fields of a product in the catalogue V3, and their names in the form. */
const partFields: readonly (readonly [RegExp, string])[] = [
  [/^additionalRibbons\.(\d+)(\.name)?$/, 'ribbons.$1'],
  [/^mainCategoryId$/, 'mainCategory'],
  [/^tags\.publicTags.*$/, 'tags.public'],
  [/^tags\.privateTags.*$/, 'tags.private'],
]

/** Fields of a modifier and of a variant, below their paths in the form. */
const innerFields: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'title',
  colorCode: 'colour',
  addedPrice: 'added',
  minCharCount: 'minLength',
  maxCharCount: 'maxLength',
  defaultAddedPrice: 'added',
  barcode: 'barcode',
  amount: 'sale',
  price: 'sale',
}

/** The form’s names of the fields of an update in the catalogue V3, which sends modifiers and variants in an order of its own. */
export const partFieldName =
  (modifiers: readonly SentModifier[], variants: readonly { path: string }[]): FieldNameOf =>
  (field) => {
    const path = field.replace(/^product\./, '').replaceAll(/\[(\d+)\]/g, '.$1')
    const plain = partFields.find(([pattern]) => pattern.test(path))
    if (plain) return path.replace(plain[0], plain[1])
    const last = innerFields[path.slice(path.lastIndexOf('.') + 1)]
    const variant = /^variantsInfo\.variants\.(\d+)\./.exec(path)
    if (variant) return last && `${variants[Number(variant[1])]?.path ?? ''}${last}`
    const [, at, , choice] = /^modifiers\.(\d+)(\.choicesSettings\.choices\.(\d+))?/.exec(path) ?? []
    const modifier = modifiers[Number(at)]
    if (!modifier || !last) return undefined
    if (choice !== undefined) return `${modifier.path}.choices.${choice}.${last}`
    return `${modifier.path}.${modifier.modifier.freeTextSettings && last === 'name' ? 'title' : last}`
  }
