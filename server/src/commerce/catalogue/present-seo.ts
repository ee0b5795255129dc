import type { ProductDoc } from './product.ts'

type Seo = NonNullable<ProductDoc['seo']>

/** Data for search engines, with the values of what wasn't written (the packages rely on all but `props`, `meta` and `origin`). */
export const presentSeo = ({ tags = [], settings }: Seo): Seo => ({
  tags: tags.map((tag) => ({ type: '', children: '', custom: false, disabled: false, ...tag })),
  ...(settings && { settings: presentSettings(settings) }),
})

const presentSettings = ({ preventAutoRedirect = false, keywords = [] }: NonNullable<Seo['settings']>) => ({
  preventAutoRedirect,
  keywords: keywords.map((keyword) => ({ term: '', isMain: false, ...keyword })),
})
