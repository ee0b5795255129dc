import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'

/** Removes a person from the team, with a confirmation. A pending invitation can also be sent again. */
export function PersonActions({ name, isInvited }: { name: string; isInvited: boolean }) {
  const { person: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const remove = <input type="hidden" name="intent" value="remove" />
  if (!isInvited)
    return (
      <ConfirmForm trigger={texts.remove} title={texts.removeTitle(name)} text={texts.removeText} confirm={texts.removeConfirm} isDanger>
        {remove}
      </ConfirmForm>
    )
  return (
    <>
      <Form method="post">
        <Button type="submit" name="intent" value="resend" look="quiet" disabled={isSending}>
          {texts.resend}
        </Button>
      </Form>
      <ConfirmForm
        trigger={texts.takeBack}
        title={texts.takeBackTitle(name)}
        text={texts.takeBackText}
        confirm={texts.takeBackConfirm}
        isDanger
      >
        {remove}
      </ConfirmForm>
    </>
  )
}
