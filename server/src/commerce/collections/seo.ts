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

/** The tags with other texts, each in the place of the one before: undefined leaves one as it is, empty or null removes it. */
export function withSeoTexts(
  seo: Seo | undefined,
  { title, description }: { title?: string | null | undefined; description?: string | null | undefined },
): Seo | undefined {
  const titled = withText(seo?.tags ?? [], title, { is: isTitle, tagOf: (children) => ({ type: 'title', children }) })
  const tags = withText(titled, description, {
    is: isDescription,
    tagOf: (content) => ({ type: 'meta', props: { name: 'description', content } }),
  })
  return tags.length === 0 && !seo?.settings ? undefined : { ...seo, tags }
}

interface TagKind {
  is: (tag: Tag) => boolean
  tagOf: (text: string) => Tag
}

function withText(tags: Tag[], text: string | null | undefined, { is, tagOf }: TagKind): Tag[] {
  if (text === undefined) return tags
  const others = tags.filter((tag) => !is(tag))
  if (!text?.trim()) return others
  const first = tags.findIndex(is)
  return others.toSpliced(first < 0 ? others.length : first, 0, tagOf(text.trim()))
}
