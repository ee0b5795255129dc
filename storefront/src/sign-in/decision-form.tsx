import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'

interface DecisionFormProps {
  /** The member whom the page names. */
  memberId: string
  submit: string
}

/** The answer to an app: yes for this member, or cancel. */
export function DecisionForm({ memberId, submit }: DecisionFormProps) {
  const { pending, consent: words } = useTexts().storefront.signIn
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" aria-busy={isSending} className="mt-6 flex flex-col gap-3 sm:flex-row">
      <input type="hidden" name="member" value={memberId} />
      <Button type="submit" name="decision" value="allow" pendingText={isSending && pending} className="min-w-0 break-words sm:min-w-44">
        {submit}
      </Button>
      <Button type="submit" name="decision" value="cancel" look="quiet" disabled={isSending}>
        {words.cancel}
      </Button>
    </Form>
  )
}
