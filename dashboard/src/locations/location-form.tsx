import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { AddressAt } from '../settings/address-fields.tsx'
import type { Choice } from '../settings/choices.server.ts'
import { treeOf } from '../settings/draft.ts'
import { same } from '../settings/merge.ts'
import { SectionContext } from '../settings/section-context.ts'
import { TextAt } from '../settings/section-fields.tsx'
import { UnsavedGuard } from '../settings/unsaved-guard.tsx'
import { useDiffers } from '../settings/use-unsaved.ts'
import { useTexts } from '../texts/texts.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { locationDraft, type LocationDraft } from './location-draft.ts'
import type { LocationAnswer } from './save-location.server.ts'

interface LocationFormProps {
  /** The saved values; those of an empty form for a new location. */
  saved: LocationDraft
  answer: LocationAnswer | undefined
  countries: readonly Choice[]
  submit: string
}

/** A location's name and address. */
export function LocationForm({ saved, answer, countries, submit }: LocationFormProps) {
  const texts = useTexts()
  const { locations: words, settings } = texts.dashboard
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const isUnsaved = useDiffers(form, (fields) => !same(locationDraft(treeOf(fields)), saved))
  const { formMethod, formData } = useNavigation()
  const { draft = saved, base = saved, problems, conflicts } = answer ?? {}
  return (
    <SectionContext value={{ problems, countries, currency: '' }}>
      <UnsavedGuard isUnsaved={isUnsaved && formMethod === undefined} />
      <Form ref={setForm} method="post" className="space-y-(--pad)">
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused />}
        {conflicts && <ConflictNotice conflicts={conflicts} />}
        <div className="card space-y-5 p-(--pad)">
          <TextAt name="name" value={draft.name} hint={words.nameHint} maxLength={50} autoComplete="off" required />
          <fieldset>
            <legend className="mb-3 text-title font-semibold">
              {words.address} <span className="text-small font-normal text-soft">{words.optional}</span>
            </legend>
            <AddressAt name="address" address={draft.address} isOptional subdivisionHint={words.subdivisionHint} />
          </fieldset>
        </div>
        <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-3">
          <Button type="submit" name="intent" value="save" pendingText={formData?.get('intent') === 'save' && words.saving}>
            {submit}
          </Button>
          {isUnsaved && <span className="ms-auto text-small font-medium text-soft">{settings.unsaved}</span>}
        </div>
      </Form>
    </SectionContext>
  )
}
