import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { useMay } from '../kit/use-may.ts'
import type { MediaChoice } from '../media-picker/media-choice.ts'
import { PictureSetting } from '../media-picker/picture-setting.tsx'
import { RichField } from '../rich-text/rich-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { type Details, sortNames } from './details.ts'
import type { DetailsField } from './merge-details.ts'
import { problemTitle } from './problem-title.ts'
import { SeoFields } from './seo-fields.tsx'
import { type VisibilityFacts, VisibleTick } from './tree/visible-tick.tsx'

interface DetailsFormProps {
  /** The details in the form. */
  details: Details
  /** The details as they are saved. */
  loaded: Details
  /** The fields that were changed elsewhere as well. */
  both: readonly DetailsField[] | undefined
  picture: MediaChoice | undefined
  problems: FormProblems | undefined
  /** Its products are all of the shop's. */
  isAllProducts: boolean
  hasRules: boolean
  visibility: VisibilityFacts
  mayChange: boolean
  /** The site's address, for the preview of the search result. */
  site: string
}

/** What a collection is called, and how shoppers and search engines see it. Pages key it by what comes back. */
export function DetailsForm(props: DetailsFormProps) {
  const { details, loaded, both, problems, mayChange, site } = props
  const texts = useTexts()
  const { collectionEditor: words } = texts.dashboard
  const [typed, type] = useState(details)
  const isSaving = useNavigation().formData?.get('intent') === 'save'
  return (
    <Form method="post" preventScrollReset noValidate>
      {/* What comes back replaces the form, with what would be typed meanwhile. */}
      <fieldset disabled={!mayChange || isSaving} inert={isSaving} className="min-w-0 space-y-(--pad)">
        <input type="hidden" name="loaded" value={JSON.stringify(loaded)} />
        {both && (
          <Notice tone="problem" title={words.changedMeanwhile.title} focused>
            <p>{words.changedMeanwhile.text(both.map((field) => words.fields[field]).join(', '))}</p>
          </Notice>
        )}
        {problems && <Notice tone="problem" title={problemTitle(texts, problems)} focused />}
        <Card title={words.details}>
          <div className="space-y-4">
            <Texts {...props} typed={typed} onType={(changed) => type({ ...typed, ...changed })} />
            <Appearance {...props} />
          </div>
        </Card>
        <Card title={words.seo}>
          <SeoFields typed={typed} onType={(changed) => type({ ...typed, ...changed })} site={site} problems={problems} />
        </Card>
        {mayChange && (
          <Button type="submit" name="intent" value="save" pendingText={isSaving && words.saving}>
            {words.save}
          </Button>
        )}
      </fieldset>
    </Form>
  )
}

interface TextsProps extends DetailsFormProps {
  typed: Details
  onType: (changed: Partial<Details>) => void
}

function Texts({ typed, details, onType, problems, isAllProducts, mayChange, site }: TextsProps) {
  const texts = useTexts()
  const { collectionEditor: words } = texts.dashboard
  const mayFormat = useMay()('CATEGORIES.CATEGORY_UPDATE')
  const slugError = problems?.fields.slug?.rule === 'FORMAT' ? words.slugRule : fieldError(texts, problems, 'slug')
  return (
    <>
      <Field
        label={words.name}
        name="name"
        value={typed.name}
        onChange={({ target }) => onType({ name: target.value })}
        maxLength={50}
        required
        autoComplete="off"
        error={fieldError(texts, problems, 'name')}
      />
      <TextArea
        label={words.description}
        name="description"
        value={typed.description}
        onChange={({ target }) => onType({ description: target.value })}
        hint={words.descriptionHint}
        maxLength={600}
        rows={4}
        error={fieldError(texts, problems, 'description')}
      />
      <RichField
        name="richDescription"
        label={words.richDescription}
        hint={words.richDescriptionHint}
        format="content"
        defaultValue={details.richDescription ?? ''}
        isReadOnly={!mayChange || !mayFormat}
        origin={site}
        error={fieldError(texts, problems, 'richDescription')}
      />
      <Field
        label={words.slug}
        name="slug"
        value={typed.slug}
        onChange={({ target }) => onType({ slug: target.value })}
        hint={<span className="wrap-anywhere">{words.slugHint(typed.slug)}</span>}
        maxLength={100}
        readOnly={isAllProducts}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={problems?.code === 'SLUG_ALREADY_EXISTS' ? words.slugTaken : slugError}
      />
    </>
  )
}

function Appearance({ details, picture, problems, isAllProducts, hasRules, visibility }: DetailsFormProps) {
  const { collectionEditor: words } = useTexts().dashboard
  return (
    <>
      <PictureSetting
        name="mediaId"
        label={words.picture}
        value={details.mediaId}
        picture={picture}
        error={problems?.code === 'MEDIA_NOT_FOUND' ? words.pictureMissing : undefined}
      />
      {!isAllProducts && (
        <Select label={words.sort} name="sort" defaultValue={details.sort}>
          {sortNames
            .filter((sort) => !hasRules || sort !== 'MANUAL')
            .map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
        </Select>
      )}
      <VisibleTick isOn={details.isVisible} {...visibility} />
      <Tick name="featured" text={words.featured} isOn={details.isFeatured} />
    </>
  )
}

const Tick = ({ name, text, isOn }: { name: string; text: string; isOn: boolean }) => (
  <label className="flex min-h-6 items-center gap-2.5">
    <input type="checkbox" name={name} value="on" defaultChecked={isOn} className="size-4 shrink-0" />
    {text}
  </label>
)
