import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { replyMax } from '@stoa/contract/reviews/lengths'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useMay } from '../kit/use-may.ts'
import { submitOnEnter } from '../orders/comment-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ReviewRow } from './review-row.ts'

/** A reply that was sent back without scripts. */
export interface ReturnedReply {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

interface ReplyFormProps {
  review: Pick<ReviewRow, 'id' | 'reply'>
  returned: ReturnedReply | undefined
}

/** The shop's reply to a review, and the form to write or change it; ⌘ or Ctrl with Enter sends it. */
export function ReplyForm({ review: { id, reply }, returned }: ReplyFormProps) {
  const texts = useTexts()
  const { reviews: words } = texts.dashboard
  const mayReply = useMay()('REVIEWS.SET_REPLY')
  const fetcher = useFetcher<{ problems?: FormProblems } | null>()
  const place = useRef<HTMLDetailsElement>(null)
  const problems = fetcher.data?.problems ?? returned?.problems
  const sent = fetcher.formData
  const shown = sent ? (sent.get('intent') === 'remove-reply' ? '' : String(sent.get('message')).trim()) : reply
  const isDone = fetcher.state === 'idle' && fetcher.data === null
  useEffect(() => {
    if (isDone && place.current) close(place.current)
  }, [isDone])
  return (
    <>
      {shown && (
        <div className="order-first w-full border-s-3 border-accent ps-3">
          <p className="text-small font-semibold">{words.replied}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{shown}</p>
        </div>
      )}
      {mayReply && (
        <details ref={place} key={reply} open={returned !== undefined} className="open:order-last open:w-full">
          <summary className="button button-quiet list-none [&::-webkit-details-marker]:hidden">
            {reply ? words.editReply : words.reply}
          </summary>
          <fetcher.Form method="post" className="mt-3 grid max-w-prose gap-3">
            <input type="hidden" name="intent" value="reply" />
            <input type="hidden" name="id" value={id} />
            <TextArea
              label={words.replyLabel}
              name="message"
              rows={3}
              required
              maxLength={replyMax}
              {...(returned && { autoFocus: true })}
              defaultValue={returned?.typed.message ?? reply}
              onKeyDown={submitOnEnter}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              error={problems && (fieldError(texts, problems, 'message') ?? problemSummary(texts, problems))}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" pendingText={fetcher.state === 'submitting' && words.saving}>
                {words.saveReply}
              </Button>
              {reply && (
                <Button type="submit" form={`remove-reply-${id}`} look="quiet">
                  {words.removeReply}
                </Button>
              )}
            </div>
          </fetcher.Form>
          <fetcher.Form method="post" id={`remove-reply-${id}`} hidden>
            <input type="hidden" name="intent" value="remove-reply" />
            <input type="hidden" name="id" value={id} />
          </fetcher.Form>
        </details>
      )}
    </>
  )
}

/** Closes the form. The focus, unless it is elsewhere by now, returns to what opened it. */
function close(place: HTMLDetailsElement): void {
  const { activeElement } = document
  const hasFocus = activeElement === document.body || place.contains(activeElement)
  place.open = false
  if (hasFocus) place.querySelector('summary')?.focus()
}
