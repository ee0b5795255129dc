import { useState, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Choice } from './choices.server.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { Outcome } from './outcome.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import type { SectionAnswer } from './save-section.server.ts'
import { SectionContext } from './section-context.ts'
import type { AnyDraft, SectionName } from './sections.ts'
import { TryCartButton } from './try-cart-button.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useUnsaved } from './use-unsaved.ts'

interface SectionFormProps {
  name: SectionName
  /** The saved values and their revision. */
  saved: AnyDraft
  revision: string
  currency: string
  countries: readonly Choice[]
  answer: SectionAnswer | undefined
  /** The result of the previous save: `yes`, `both` (together with someone else's changes) or `nothing` (no changes). */
  outcome: string | null
  onDiscard: () => void
  children: ReactNode
}

/** Whether a section can change what a cart costs. */
const isOfCarts = (name: SectionName): boolean => name !== 'reviews' && name !== 'back-in-stock'

/** The form of a section, with the results, errors and conflicts of saving it. */
export function SectionForm({ name, saved, revision, currency, countries, answer, outcome, onDiscard, children }: SectionFormProps) {
  const { settings: texts } = useTexts().dashboard
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const began = answer ?? { base: saved, revision }
  const isUnsaved = useUnsaved(form, name, saved)
  const { formAction } = useNavigation()
  const isSaving = formAction?.endsWith(paths.settingsOf(name)) === true
  return (
    <SectionContext value={{ problems: answer?.problems, countries, currency }}>
      <UnsavedGuard isUnsaved={isUnsaved && !isSaving} />
      {answer?.conflicts && <ConflictNotice key={JSON.stringify(answer)} {...{ name, answer }} conflicts={answer.conflicts} />}
      <Form ref={setForm} method="post" action={paths.settingsOf(name)} className="space-y-(--pad)" noValidate>
        {/* Enter in a field presses the form's first button, which would otherwise be one of a row. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="revision" value={began.revision} />
        <input type="hidden" name="base" value={JSON.stringify(began.base)} />
        {answer?.problems && <ProblemNotice problems={answer.problems} />}
        {!answer && !isUnsaved && <Outcome outcome={outcome} />}
        {children}
        <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-3">
          <Button type="submit" name="intent" value="save" pendingText={isSaving && texts.saving}>
            {texts.save}
          </Button>
          {isOfCarts(name) && <TryCartButton name={name} form={form} />}
          {isUnsaved && (
            <>
              <Link to={paths.settingsOf(name)} onClick={onDiscard} className="link text-small">
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
