import type { ProductDoc } from '../catalogue/public.ts'

/** The title and the description for search engines, if a product has its own. */
export function seoTexts(seo: ProductDoc['seo']): { title: string | undefined; description: string | undefined } {
  const tags = (seo?.tags ?? []).filter(({ disabled }) => disabled !== true)
  const title = tags.find(({ type }) => type === 'title')?.children
  const content = tags.find(({ type, props }) => type === 'meta' && props?.name === 'description')?.props?.content
  return { title: title || undefined, description: typeof content === 'string' && content !== '' ? content : undefined }
}
