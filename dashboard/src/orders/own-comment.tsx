import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import { submitOnEnter } from './comment-form.tsx'
import type { TimelineEntry } from './timeline.ts'

/** Buttons to edit or delete the user's own comment. */
export function OwnComment({ entry: { id, comment } }: { entry: TimelineEntry }) {
  const allTexts = useTexts()
  const { order: texts } = allTexts.dashboard
  const fetcher = useFetcher<{ problems?: FormProblems } | null>()
  const place = useRef<HTMLDetailsElement>(null)
  const problems = fetcher.data?.problems
  return (
    <>
      <details ref={place} key={comment} className="open:order-last open:w-full">
        <summary className="link cursor-pointer list-none [&::-webkit-details-marker]:hidden">{texts.changeComment}</summary>
        <fetcher.Form method="post" className="mt-2 grid gap-2">
          <input type="hidden" name="intent" value="change-comment" />
          <input type="hidden" name="activityId" value={id} />
          <TextArea
            label={texts.comment}
            isLabelHidden
            name="message"
            rows={2}
            required
            maxLength={5000}
            defaultValue={comment}
            onKeyDown={submitOnEnter}
            className="text-ink"
          />
          {problems && <p className="font-medium text-danger">{problemSummary(allTexts, problems)}</p>}
          <div>
            <Button type="submit" look="quiet">
              {texts.keepComment}
            </Button>
          </div>
        </fetcher.Form>
      </details>
      <ConfirmForm
        trigger={texts.deleteComment}
        look="link cursor-pointer"
        title={texts.deleteCommentTitle}
        text={texts.deleteCommentText}
        confirm={texts.deleteComment}
        isDanger
      >
        <input type="hidden" name="intent" value="delete-comment" />
        <input type="hidden" name="activityId" value={id} />
      </ConfirmForm>
    </>
  )
}
