import { descriptionMax, sectionMax } from '@stoa/contract/catalogue/product'
import type { Violation } from '@stoa/contract/problems'
import { cleanHtml } from '../../../content/markup/public.ts'
import { newId } from '../../../database/ids.ts'
import { nameViolation } from '../../catalogue-parts/public.ts'
import { nameOfSection } from '../parts/name-of-section.ts'
import { hasChoices, type InfoSection, type ProductDoc, type TextModifier } from '../product.ts'
import { arranged, textsOf } from '../v1-options.ts'
import type { DocChanges, ProductInput } from './input.ts'
import { repeats, twice } from './names.ts'

/** The description, the sections and what else is text of a product, as it is stored. */
export const textChanges = (
  { description, additionalInfoSections, customTextFields, seoData }: ProductInput,
  { before, violations }: { before: ProductDoc; violations: Violation[] },
): DocChanges => ({
  ...(description !== undefined && {
    description: cleaned(description ?? '', { field: 'product.description', max: descriptionMax, violations }),
  }),
  ...(additionalInfoSections && {
    infoSections: sectionsFrom(
      additionalInfoSections.map(({ title = '', description: text = '' }, at) => ({
        title,
        description: cleaned(text, { field: `product.additionalInfoSections[${at}].description`, max: sectionMax, violations }),
      })),
      before.infoSections,
    ),
  }),
  ...(customTextFields && {
    modifiers: arranged(before.modifiers, before.modifiers.filter(hasChoices), readTextFields(customTextFields, { before, violations })),
  }),
  ...(seoData !== undefined && { seo: seoData ?? undefined }),
})

/** A section that was there before keeps its part, also one of two with the same text; another one is a part of this text. */
function sectionsFrom(written: readonly Pick<InfoSection, 'title' | 'description'>[], before: readonly InfoSection[]): InfoSection[] {
  const left = [...before]
  return written.map(({ title, description }) => {
    const at = left.findIndex((section) => section.title === title && section.description === description)
    return at >= 0 ? left.splice(at, 1)[0]! : { partId: newId(), uniqueName: nameOfSection(title, description), title, description }
  })
}

/** Clean HTML can be longer than it was, and must still be accepted when it is sent again. */
function cleaned(html: string, { field, max, violations }: { field: string; max: number; violations: Violation[] }): string {
  const clean = cleanHtml(html)
  if (clean.length > max)
    violations.push({
      field,
      violatedRule: 'MAX_LENGTH',
      description: `With its markup, it has more than ${max} characters.`,
      data: { threshold: max },
    })
  return clean
}

type WrittenTexts = NonNullable<ProductInput['customTextFields']>

function readTextFields(written: WrittenTexts, { before, violations }: { before: ProductDoc; violations: Violation[] }): TextModifier[] {
  const texts = textsOf(before)
  const fields = written.map(({ title = '', maxLength = 500, mandatory = false }) => {
    const same = texts.find((one) => one.title === title)
    return textFieldOf({ title, maxLength, mandatory }, same)
  })
  const fieldOf = (at: number) => `product.customTextFields[${at}].title`
  const titles = fields.map(({ title }) => title)
  violations.push(
    ...titles.flatMap((title, at) => nameViolation(fieldOf(at), title) ?? []),
    ...repeats(titles).map((at) => twice(fieldOf(at), 'text field')),
  )
  return fields
}

/** A text with what only V3 writes of it. */
const textFieldOf = (
  { title, maxLength, mandatory }: Pick<TextModifier, 'title' | 'maxLength' | 'mandatory'>,
  same: TextModifier = { kind: 'text', partId: newId(), name: title, title, mandatory, minLength: 0, maxLength },
): TextModifier => ({ ...same, mandatory, maxLength, minLength: Math.min(same.minLength, maxLength) })
