import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import type { Data } from '../../grid/window.ts'
import { useTexts } from '../../texts/texts.ts'
import { currentPublishState } from './publish-state.ts'

/** Publishes or unpublishes the item of a page; a scheduled item can do either. */
export function PublishingActions({ data }: { data: Data }) {
  const { publishing: words } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const { is } = currentPublishState(data)
  const isOut = is === 'PUBLISHED' || is === 'ENDING'
  return (
    <Form method="post" className="flex gap-2">
      <input type="hidden" name="intent" value="publish" />
      {!isOut && (
        <Button type="submit" name="be" value="PUBLISHED" disabled={isSending}>
          {words.publishOne}
        </Button>
      )}
      {is !== 'DRAFT' && (
        <Button type="submit" name="be" value="DRAFT" look="quiet" disabled={isSending}>
          {words.takeBackOne}
        </Button>
      )}
    </Form>
  )
}
