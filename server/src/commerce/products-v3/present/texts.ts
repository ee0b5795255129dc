import { richContentOf } from '../../../content/rich-content/public.ts'
import { presentSeo, type InfoSection, type Product } from '../../catalogue/public.ts'
import type { View } from './view.ts'

/** The texts of a product and its page. */
export function presentTexts({ slug, doc }: Product, { fields, baseUrl }: View) {
  const path = `/products/${slug}`
  return {
    ...(fields.has('URL') && { url: { relativePath: path, url: `${baseUrl}${path}` } }),
    ...(fields.has('DESCRIPTION') && { description: richContentOf(doc.description) }),
    ...(fields.has('PLAIN_DESCRIPTION') && { plainDescription: doc.description }),
    ...(sectionFields.some((field) => fields.has(field)) && {
      infoSections: doc.infoSections.map((section) => presentSection(section, fields)),
    }),
    ...(doc.seo && { seoData: presentSeo(doc.seo) }),
  }
}

const sectionFields = ['INFO_SECTION', 'INFO_SECTION_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const

const presentSection = ({ partId, uniqueName, title, description }: InfoSection, fields: View['fields']) => ({
  id: partId,
  uniqueName,
  ...(title !== '' && { title }),
  ...(fields.has('INFO_SECTION_DESCRIPTION') && { description: richContentOf(description) }),
  ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: description }),
})
