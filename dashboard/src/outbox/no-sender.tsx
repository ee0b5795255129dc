import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'

/** Says that no emails are sent because no sender is set up. */
export function NoSender() {
  const { outbox } = useTexts().dashboard
  return (
    <div className="mb-5 print:hidden">
      <Notice title={outbox.noSender}>
        <p className="text-soft">{outbox.noSenderHint}</p>
      </Notice>
    </div>
  )
}
