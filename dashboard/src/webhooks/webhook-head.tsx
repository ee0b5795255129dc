import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { HealthBadge } from './health-badge.tsx'
import type { WebhookHeadView } from './webhook-at.server.ts'

interface WebhookHeadProps {
  head: WebhookHeadView
  code: { call: string; request: object }
  actions?: ReactNode
}

/** The header and tabs of a webhook's pages. */
export function WebhookHead({ head, code, actions }: WebhookHeadProps) {
  const { webhooks, webhook: texts } = useTexts().dashboard
  return (
    <>
      <PageHead
        title={head.name}
        back={{ to: paths.webhooks, text: webhooks.title }}
        status={<HealthBadge health={head.health} />}
        detail={texts.belongsTo(head.appName)}
        actions={
          <>
            <CodeButton {...code} />
            {actions}
          </>
        }
      />
      <Tabs
        label={texts.sections}
        tabs={[
          { to: paths.webhook(head.id), text: texts.tabs.deliveries },
          { to: paths.webhookSettings(head.id), text: texts.tabs.settings },
          { to: paths.webhookKeys(head.id), text: texts.tabs.keys },
        ]}
      />
    </>
  )
}

/** Enables or disables the webhook. */
export function WebhookSwitch({ head: { id, revision, isEnabled } }: { head: WebhookHeadView }) {
  const { webhook: texts } = useTexts().dashboard
  const mayModify = useMay()('WEBHOOKS.MODIFY')
  const isSending = useNavigation().state === 'submitting'
  if (!mayModify) return null
  return (
    <Form method="post" action={paths.webhook(id)}>
      <input type="hidden" name="revision" value={revision} />
      <Button type="submit" name="intent" value={isEnabled ? 'disable' : 'enable'} look="quiet" disabled={isSending}>
        {isEnabled ? texts.disable : texts.enable}
      </Button>
    </Form>
  )
}
