import type { CollectionRow } from './collection.ts'

type Seo = NonNullable<CollectionRow['doc']['seo']>
type Tag = NonNullable<Seo['tags']>[number]

const isTitle = ({ type }: Tag): boolean => type === 'title'
const isDescription = ({ type, props }: Tag): boolean => type === 'meta' && props?.['name'] === 'description'

/** Title and description for search engines, which the dashboard edits, among the tags of a category. */
export const seoTextsOf = ({ seo }: Pick<CollectionRow['doc'], 'seo'>): { title?: string; description?: string } => {
  const title = seo?.tags?.find(isTitle)?.children
  const description = seo?.tags?.find(isDescription)?.props?.['content']
  return { ...(title && { title }), ...(typeof description === 'string' && description && { description }) }
}

/** The tags with other texts: undefined leaves one as it is, empty or null removes it. */
export function withSeoTexts(
  seo: Seo | undefined,
  { title, description }: { title?: string | null | undefined; description?: string | null | undefined },
): Seo | undefined {
  const tags = [
    ...replaced(title, (seo?.tags ?? []).filter(isTitle), (children) => ({ type: 'title', children })),
    ...replaced(description, (seo?.tags ?? []).filter(isDescription), (content) => ({
      type: 'meta',
      props: { name: 'description', content },
    })),
    ...(seo?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag)),
  ]
  const after = { ...seo, tags }
  return tags.length === 0 && !seo?.settings ? undefined : after
}

function replaced(text: string | null | undefined, before: Tag[], tagOf: (text: string) => Tag): Tag[] {
  if (text === undefined) return before
  return text?.trim() ? [tagOf(text.trim())] : []
}
