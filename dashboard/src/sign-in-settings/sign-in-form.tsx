import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { paths } from '../paths.ts'
import { treeOf } from '../settings/draft.ts'
import { same } from '../settings/merge.ts'
import { Outcome } from '../settings/outcome.tsx'
import { ProblemNotice } from '../settings/problem-notice.tsx'
import { SectionContext } from '../settings/section-context.ts'
import { UnsavedGuard } from '../settings/unsaved-guard.tsx'
import { useDiffers } from '../settings/use-unsaved.ts'
import { useTexts } from '../texts/texts.ts'
import { ConnectionsCard } from './connections-card.tsx'
import { JoiningCards } from './joining-cards.tsx'
import type { SignInAnswer } from './save-sign-in.server.ts'
import { signInDraft, type SignInDraft } from './sign-in-draft.ts'
import { TheirsNotice } from './theirs-notice.tsx'

interface SignInFormProps {
  /** The saved values and their revision. */
  saved: SignInDraft
  revision: string
  answer: SignInAnswer | undefined
  /** The result of the previous save: `yes`, `both` (together with someone else's changes) or `nothing` (no changes). */
  outcome: string | null
  /** The shop's URL, without a trailing slash. */
  baseUrl: string
  onDiscard: () => void
}

/** The settings form, with the results, errors and conflicts of saving it. */
export function SignInForm({ saved, revision, answer, outcome, baseUrl, onDiscard }: SignInFormProps) {
  const { settings: texts } = useTexts().dashboard
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const began = answer ?? { base: saved, revision }
  const draft = answer?.draft ?? saved
  const isUnsaved = useDiffers(form, (fields) => !same(signInDraft(treeOf(fields)), saved))
  const { formAction, formData } = useNavigation()
  const isSending = formAction?.endsWith(paths.signInSettings) === true
  const isSaving = isSending && formData?.get('intent') === 'save'
  return (
    <SectionContext value={{ problems: answer?.problems, countries: [], currency: '' }}>
      <UnsavedGuard isUnsaved={isUnsaved && !isSending} />
      <Form ref={setForm} method="post" action={paths.signInSettings} className="space-y-(--pad)" noValidate>
        {/* Enter in a field presses the form's first button, which would otherwise be one of a row. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="revision" value={began.revision} />
        <input type="hidden" name="base" value={JSON.stringify(began.base)} />
        {answer?.theirs && <TheirsNotice theirs={answer.theirs} onTake={onDiscard} />}
        {answer?.problems && <ProblemNotice problems={answer.problems} />}
        {!answer && !isUnsaved && <Outcome outcome={outcome} />}
        <JoiningCards draft={draft} />
        <ConnectionsCard connections={draft.connections} baseUrl={baseUrl} checked={answer?.checked} />
        <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-3">
          <Button type="submit" name="intent" value="save" pendingText={isSaving && texts.saving}>
            {texts.save}
          </Button>
          {isUnsaved && (
            <>
              <Link to={paths.signInSettings} onClick={onDiscard} className="link text-small">
                {texts.discard}
              </Link>
              <span className="ms-auto text-small font-medium text-soft">{texts.unsaved}</span>
            </>
          )}
        </div>
      </Form>
    </SectionContext>
  )
}
