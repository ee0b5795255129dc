import { Field, TextArea } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { Details } from './details.ts'

interface SeoFieldsProps {
  typed: Details
  onType: (changed: Partial<Details>) => void
  site: string
  problems: FormProblems | undefined
}

/** What search engines see, with a preview that follows what is typed. */
export function SeoFields({ typed, onType, site, problems }: SeoFieldsProps) {
  const texts = useTexts()
  const { collectionEditor: words } = texts.dashboard
  return (
    <div className="space-y-4">
      <Field
        label={words.seoTitle}
        name="seoTitle"
        value={typed.seoTitle}
        onChange={({ target }) => onType({ seoTitle: target.value })}
        placeholder={typed.name}
        hint={words.seoTitleHint}
        maxLength={100}
        autoComplete="off"
        error={fieldError(texts, problems, 'seoTitle')}
      />
      <TextArea
        label={words.seoDescription}
        name="seoDescription"
        value={typed.seoDescription}
        onChange={({ target }) => onType({ seoDescription: target.value })}
        placeholder={typed.description}
        hint={words.seoDescriptionHint}
        maxLength={320}
        error={fieldError(texts, problems, 'seoDescription')}
      />
      <SearchResult typed={typed} site={site} />
    </div>
  )
}

const titleMax = 60
const descriptionMax = 160
const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text)

function SearchResult({ typed, site }: { typed: Details; site: string }) {
  const { collectionEditor: words } = useTexts().dashboard
  return (
    <figure className="rounded-control bg-sunken p-3">
      <figcaption className="mb-2 text-small text-soft">{words.seoPreview}</figcaption>
      <p className="truncate text-small text-soft">
        {site.replace(/^https?:\/\//, '')} {['', 'collections', typed.slug].join(' › ')}
      </p>
      <p className="wrap-anywhere text-accent">{cut(typed.seoTitle || typed.name, titleMax)}</p>
      <p className="text-small wrap-anywhere">{cut(typed.seoDescription || typed.description, descriptionMax)}</p>
    </figure>
  )
}
