import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Sent } from './change-webhook.server.ts'
import { resendStatuses } from './sending.ts'

const idPattern = ' *[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12} *'

/** Buttons that send a test, deliveries again, or a part of the event log. */
export function SendForms({ timeZone }: { timeZone: string }) {
  const { webhookSending: texts } = useTexts().dashboard
  const since = <Field label={texts.since} hint={texts.sinceHint(timeZone)} name="since" type="datetime-local" />
  return (
    <>
      <ConfirmForm trigger={texts.resend} title={texts.resendTitle} text={texts.resendText} confirm={texts.resendConfirm}>
        <input type="hidden" name="intent" value="resend" />
        <Select label={texts.statuses} name="statuses">
          {resendStatuses.map((status) => (
            <option key={status} value={status}>
              {texts.ofStatus[status]}
            </option>
          ))}
        </Select>
        {since}
      </ConfirmForm>
      <ConfirmForm trigger={texts.replay} title={texts.replayTitle} text={texts.replayText} confirm={texts.replayConfirm}>
        <input type="hidden" name="intent" value="replay" />
        {since}
        <Field label={texts.position} hint={texts.positionHint} name="position" type="number" min={1} step={1} />
      </ConfirmForm>
      <ConfirmForm
        trigger={texts.test}
        title={texts.testTitle}
        text={texts.testText}
        confirm={texts.testConfirm}
        look="button button-primary"
      >
        <input type="hidden" name="intent" value="test" />
        <Field label={texts.event} hint={texts.eventHint} name="eventId" pattern={idPattern} autoComplete="off" spellCheck={false} />
      </ConfirmForm>
    </>
  )
}

/** The number of events that will be sent, and a button that continues if there are more. */
export function SentNotice({ sent: { count, next }, text }: { sent: Sent; text: string }) {
  const { webhookSending: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Notice tone={count > 0 ? 'good' : 'plain'} title={count > 0 ? texts.sent(text, count === 1) : texts.noneSent} focused>
      {next && (
        <Form method="post" className="mt-2 flex flex-wrap items-center gap-3">
          {Object.entries(next).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{texts.hasMore}</p>
          <Button type="submit" look="quiet" pendingText={isSending && texts.sending}>
            {texts.goOn}
          </Button>
        </Form>
      )}
    </Notice>
  )
}
