import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useFetcher, useParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'

/** Each order has its own, so that a rejected comment and its error stay with the order. */
const useKey = (): string => `add-comment ${useParams().orderId}`

const messageMax = 5000

/** The comment that is being sent; empty if there is none. */
export function usePendingComment(): string {
  return String(useFetcher({ key: useKey() }).formData?.get('message') ?? '').trim()
}

/** Adds a comment; ⌘ or Ctrl with Enter sends it. A rejected comment stays in the field. */
export function CommentForm({ problems: sentBack, typed }: { problems: FormProblems | undefined; typed: string | undefined }) {
  const allTexts = useTexts()
  const { order: texts } = allTexts.dashboard
  const fetcher = useFetcher<{ problems?: FormProblems } | null>({ key: useKey() })
  const form = useRef<HTMLFormElement>(null)
  const problems = fetcher.data?.problems ?? sentBack
  const isDone = fetcher.state === 'idle' && fetcher.data === null
  useEffect(() => {
    if (isDone) form.current?.reset()
  }, [isDone])
  return (
    <fetcher.Form method="post" ref={form} className="grid gap-2">
      <input type="hidden" name="intent" value="add-comment" />
      <TextArea
        label={texts.comment}
        name="message"
        rows={2}
        required
        maxLength={messageMax}
        defaultValue={typed}
        onKeyDown={submitOnEnter}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        error={problems && (fieldError(allTexts, problems, 'message') ?? problemSummary(allTexts, problems))}
      />
      <div>
        <Button type="submit" pendingText={fetcher.state === 'submitting' && texts.sending}>
          {texts.addComment}
        </Button>
      </div>
    </fetcher.Form>
  )
}

export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
