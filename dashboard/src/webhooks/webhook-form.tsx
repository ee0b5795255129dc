import { useState, type ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { UnsavedGuard } from '../settings/unsaved-guard.tsx'
import { useDiffers } from '../settings/use-unsaved.ts'
import { useTexts } from '../texts/texts.ts'
import { EventTypePicker } from './event-type-picker.tsx'
import { isSameDraft, typedDraft, type WebhookAnswer, type WebhookDraft } from './webhook-draft.ts'

interface WebhookFormProps {
  saved: WebhookDraft
  /** Omitted for a new webhook. */
  revision?: number
  answer: WebhookAnswer | undefined
  appId: string
  /** The permissions of the app, if they can be seen. */
  permissions: readonly string[] | undefined
  save: string
  saving: string
  /** The choice of the app, for a new webhook. */
  children?: ReactNode
}

/** The form of a webhook. Pages key it by revision and answer, so that its uncontrolled fields start again with what comes back. */
export function WebhookForm({ saved, revision, answer, appId, permissions, save, saving, children }: WebhookFormProps) {
  const allTexts = useTexts()
  const { webhookForm: texts } = allTexts.dashboard
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const navigation = useNavigation()
  const draft = answer?.draft ?? saved
  const problems = answer?.problems
  const isUnsaved = useDiffers(form, (fields) => !isSameDraft(typedDraft(fields), saved))
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved && navigation.state === 'idle'} />
      <Form ref={setForm} method="post" className="min-w-0 space-y-(--pad)" noValidate>
        {revision === undefined ? null : (
          <>
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="appId" value={appId} />
          </>
        )}
        <Problems problems={problems} />
        <Card title={texts.target}>
          <div className="space-y-4">
            {children}
            <Field
              label={texts.url}
              hint={texts.urlHint}
              error={problems?.fields.url && urlError(allTexts, problems)}
              name="url"
              defaultValue={draft.url}
              placeholder={texts.urlExample}
              maxLength={2048}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
              required
            />
            <Enabled isOn={draft.isEnabled} />
          </div>
        </Card>
        <EventTypePicker
          draft={draft}
          permissions={permissions}
          appId={appId}
          error={Object.keys(problems?.fields ?? {}).some((name) => name.startsWith('eventTypes')) ? texts.choose : undefined}
        />
        <div className="sticky bottom-0 z-20 -mx-2 border-t border-line bg-paper px-2 py-3">
          <Button type="submit" name="intent" value="save" pendingText={navigation.formData?.get('intent') === 'save' && saving}>
            {save}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** The server says what is wrong with a URL; only a missing one is reported by its rule. */
function urlError(texts: ReturnType<typeof useTexts>, problems: FormProblems): string | undefined {
  const { webhookForm } = texts.dashboard
  return problems.fields.url?.rule === 'FORMAT' ? webhookForm.urlRule : fieldError(texts, problems, 'url')
}

function Enabled({ isOn }: { isOn: boolean }) {
  const { webhookForm: texts } = useTexts().dashboard
  return (
    <div className="flex items-start gap-2.5">
      <input
        type="checkbox"
        id="enabled"
        name="enabled"
        value="on"
        defaultChecked={isOn}
        className="mt-1 size-4 shrink-0"
        aria-describedby="enabled-hint"
      />
      <div>
        <label htmlFor="enabled" className="font-medium">
          {texts.enabled}
        </label>
        <p id="enabled-hint" className="text-small text-soft">
          {texts.enabledHint}
        </p>
      </div>
    </div>
  )
}

function Problems({ problems }: { problems: FormProblems | undefined }) {
  const allTexts = useTexts()
  const { webhookForm: texts } = allTexts.dashboard
  const { pathname } = useLocation()
  if (!problems) return null
  if (problems.code !== 'WEBHOOK_CHANGED') return <Notice tone="problem" title={problemSummary(allTexts, problems)} focused />
  return (
    <Notice tone="problem" title={texts.changed} focused>
      <Link to={pathname} className="link">
        {texts.readAgain}
      </Link>
    </Notice>
  )
}
