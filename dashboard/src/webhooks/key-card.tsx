import { retirableKeys } from '@stoa/contract/webhooks/states'
import type { WebhookKey } from '../answers.ts'
import { Copied } from '../apps/registration-facts.tsx'
import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts } from '../kit/facts.tsx'
import type { Moment } from '../kit/moment.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { PlainCode } from './plain-code.tsx'

interface KeyCardProps {
  webhookKey: Pick<WebhookKey, 'id' | 'status' | 'publicKey'> & { created: Moment; activated: Moment | undefined }
  mayModify: boolean
}

const tones: Readonly<Record<WebhookKey['status'], Tone>> = { NEXT: 'open', CURRENT: 'good', PREVIOUS: 'quiet' }

/** A key with its public part, what it is for, and what can be done with it. */
export function KeyCard({ webhookKey: { id, status, publicKey, created, activated }, mayModify }: KeyCardProps) {
  const { webhookKeys: texts } = useTexts().dashboard
  const facts = [
    { name: texts.id, value: <Copied text={id} what={texts.idWhat} /> },
    { name: texts.created, value: <Time {...created} /> },
    ...(activated ? [{ name: texts.activated, value: <Time {...activated} /> }] : []),
  ]
  return (
    <Card title={texts.cards[status]} detail={texts.hints[status]} actions={<Badge tone={tones[status]}>{texts.status[status]}</Badge>}>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h3 className="font-sans text-body font-semibold">{texts.pem}</h3>
        <CopyButton text={publicKey} what={texts.pemWhat} isWorded />
      </div>
      <PlainCode text={publicKey.trim()} label={`${texts.pem}: ${texts.status[status]}`} />
      <div className="mt-4">
        <Facts facts={facts} />
      </div>
      {mayModify && retirableKeys.includes(status) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {status === 'NEXT' && (
            <ConfirmForm
              trigger={texts.activate}
              title={texts.activateTitle}
              text={texts.activateText}
              confirm={texts.activate}
              look="button button-primary"
            >
              <KeyIntent id={id} intent="activate" />
            </ConfirmForm>
          )}
          <ConfirmForm trigger={texts.retire} title={texts.retireTitle} text={texts.retireText} confirm={texts.retireConfirm} isDanger>
            <KeyIntent id={id} intent="retire" />
          </ConfirmForm>
        </div>
      )}
    </Card>
  )
}

const KeyIntent = ({ id, intent }: { id: string; intent: 'activate' | 'retire' }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="key" value={id} />
  </>
)
