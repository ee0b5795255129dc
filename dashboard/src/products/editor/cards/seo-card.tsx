import { LongTextAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { textOfHtml } from '../text-of-html.ts'
import { EditorCard } from './editor-card.tsx'

/** Texts for search engines, with a preview of a result. */
export function SeoCard() {
  const { seo: texts, sections } = useTexts().dashboard.productEditor
  const { initial } = useEditor()
  return (
    <EditorCard id="seo" title={sections.seo} detail={texts.intro}>
      <div className="space-y-4">
        <SearchPreview />
        <TextAt name="seo.title" value={initial.seo.title} label={texts.title} hint={texts.titleHint} maxLength={200} autoComplete="off" />
        <LongTextAt
          name="seo.description"
          value={initial.seo.description}
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={500}
          rows={2}
        />
        <TextAt
          name="seo.keywords"
          value={initial.seo.keywords}
          label={texts.keywords}
          hint={texts.keywordsHint}
          maxLength={500}
          autoComplete="off"
        />
      </div>
    </EditorCard>
  )
}

const descriptionMax = 160

/** A result as search engines show it: address, title and the beginning of the description. */
function SearchPreview() {
  const { seo: texts, preview } = useTexts().dashboard.productEditor
  const { draft, facts } = useEditor()
  const description = draft.seo.description || textOfHtml(draft.description)
  return (
    <figure className="rounded-control border border-line bg-sunken p-3">
      <figcaption className="sr-only">{texts.preview}</figcaption>
      <p className="truncate text-small text-soft">{`${facts.origin.replace(/^https?:\/\//, '')} › products › ${draft.slug}`}</p>
      <p className="truncate font-medium text-accent">{draft.seo.title || draft.name || preview.noName}</p>
      <p className="line-clamp-2 text-small text-soft">{description.slice(0, descriptionMax)}</p>
    </figure>
  )
}
