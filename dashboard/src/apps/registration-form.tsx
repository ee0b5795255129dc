import { useState, type ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { Card } from '../kit/card.tsx'
import { ProblemNotice } from '../settings/problem-notice.tsx'
import { SectionContext } from '../settings/section-context.ts'
import { TextAt } from '../settings/section-fields.tsx'
import { UnsavedGuard } from '../settings/unsaved-guard.tsx'
import { useDiffers } from '../settings/use-unsaved.ts'
import { useTexts } from '../texts/texts.ts'
import { AddressCards } from './address-cards.tsx'
import { registrationDraft, typedDraft, type RegistrationAnswer, type RegistrationDraft } from './registration.ts'

interface RegistrationFormProps {
  /** The saved registration; omitted for a new one. */
  saved?: RegistrationDraft
  revision?: number
  answer: RegistrationAnswer | undefined
  /** The text of the submit button, and its text while saving. */
  save: string
  saving: string
  /** Fields that only clients or only apps have. */
  children: (draft: RegistrationDraft) => ReactNode
}

const nothing = registrationDraft({})
const changedCodes = new Set(['OAUTH_CLIENT_CHANGED', 'APP_CHANGED'])

/** The form of a client or an app. Pages key it by revision and answer, so that its uncontrolled fields start again with what comes back. */
export function RegistrationForm({ saved = nothing, revision, answer, save, saving, children }: RegistrationFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const navigation = useNavigation()
  const isSaving = navigation.formData?.get('intent') === 'save'
  const draft = answer?.draft ?? saved
  const isUnsaved = useDiffers(form, (fields) => JSON.stringify(typedDraft(fields)) !== JSON.stringify(saved))
  return (
    <SectionContext value={{ problems: answer?.problems, countries: [], currency: '' }}>
      <UnsavedGuard isUnsaved={isUnsaved && navigation.state === 'idle'} />
      <Form ref={setForm} method="post" className="min-w-0 space-y-(--pad)" noValidate>
        {/* Enter in a field presses the form's first button, which would otherwise be one of a row. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <Problems problems={answer?.problems} />
        <NameCard name={draft.name} />
        <AddressCards draft={draft} />
        {children(draft)}
        <div className="sticky bottom-0 z-20 -mx-2 border-t border-line bg-paper px-2 py-3">
          <Button type="submit" name="intent" value="save" pendingText={isSaving && saving}>
            {save}
          </Button>
        </div>
      </Form>
    </SectionContext>
  )
}

function NameCard({ name }: { name: string }) {
  const { registration: texts } = useTexts().dashboard
  return (
    <Card title={texts.about}>
      <TextAt name="name" value={name} label={texts.name} hint={texts.nameHint} maxLength={80} autoComplete="off" required />
    </Card>
  )
}

function Problems({ problems }: { problems: RegistrationAnswer['problems'] }) {
  const { registration: texts } = useTexts().dashboard
  const { pathname } = useLocation()
  if (!problems) return null
  if (!changedCodes.has(problems.code)) return <ProblemNotice problems={problems} />
  return (
    <Notice tone="problem" title={texts.changedMeanwhile} focused>
      <Link to={pathname} className="link">
        {texts.readAgain}
      </Link>
    </Notice>
  )
}
