import { descriptionMax, sectionMax } from '@stoa/contract/catalogue/product'
import type { Violation } from '@stoa/contract/problems'
import { cleanHtml } from '../../../content/markup/public.ts'
import type { ProductDoc } from '../product.ts'
import type { DocChanges, ProductInput } from './input.ts'
import { nameViolation, repeats, twice } from './names.ts'

/** The description, the sections and what else is text of a product, as it is stored. */
export const textChanges = (
  { description, additionalInfoSections, customTextFields, seoData }: ProductInput,
  violations: Violation[],
): DocChanges => ({
  ...(description !== undefined && {
    description: cleaned(description ?? '', { field: 'product.description', max: descriptionMax, violations }),
  }),
  ...(additionalInfoSections && {
    infoSections: additionalInfoSections.map((section, at) => ({
      title: section.title ?? '',
      description: cleaned(section.description ?? '', {
        field: `product.additionalInfoSections[${at}].description`,
        max: sectionMax,
        violations,
      }),
    })),
  }),
  ...(customTextFields && { customTextFields: readTextFields(customTextFields, violations) }),
  ...(seoData !== undefined && { seo: seoData ?? undefined }),
})

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

function readTextFields(written: NonNullable<ProductInput['customTextFields']>, violations: Violation[]): ProductDoc['customTextFields'] {
  const fields = written.map(({ title = '', maxLength = 500, mandatory = false }) => ({ title, maxLength, mandatory }))
  const fieldOf = (at: number) => `product.customTextFields[${at}].title`
  const titles = fields.map(({ title }) => title)
  violations.push(
    ...titles.flatMap((title, at) => nameViolation(fieldOf(at), title) ?? []),
    ...repeats(titles).map((at) => twice(fieldOf(at), 'text field')),
  )
  return fields
}
