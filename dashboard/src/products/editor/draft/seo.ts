import type { Product } from '../../../answers.ts'
import type { ProductDraft } from './product-draft.ts'

type SeoData = NonNullable<Product['seoData']>
type Tag = NonNullable<SeoData['tags']>[number]

/** The most keywords of a page. */
export const keywordsMax = 5

const isTitle = ({ type }: Tag): boolean => type === 'title'
const isDescription = ({ type, props }: Tag): boolean => type === 'meta' && props?.name === 'description'

/** The title, description and keywords of a page for search engines. */
export function seoDraft(data: SeoData | undefined): ProductDraft['seo'] {
  const tags = data?.tags ?? []
  return {
    title: tags.find(isTitle)?.children?.trim() ?? '',
    description: textOf(tags.find(isDescription)?.props?.content),
    keywords: (data?.settings?.keywords ?? []).flatMap(({ term }) => term ?? []).join(', '),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The data for search engines with the texts of the form; other tags stay as they were. */
export function seoData({ title, description, keywords }: ProductDraft['seo'], before: SeoData | undefined): SeoData {
  const others = (before?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag))
  const known = new Map((before?.settings?.keywords ?? []).map((keyword) => [keyword.term, keyword]))
  const terms = keywordsIn(keywords)
  return {
    tags: [
      ...(title ? [{ type: 'title', children: title }] : []),
      ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
      ...others,
    ],
    settings: { ...before?.settings, keywords: terms.map((term, index) => known.get(term) ?? { term, isMain: index === 0 }) },
  }
}

/** Keywords between commas, each once. */
export const keywordsIn = (text: string): string[] => [...new Set(text.split(/[,\n]/).map((term) => term.trim()))].filter(Boolean)
