import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import type { KeyPermission } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { openedBy } from '../kit/opened-by.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/key-page'
import { changeKey } from './change-key.server.ts'
import { KeyActions } from './key-actions.tsx'
import { KeyBadge } from './key-badge.tsx'
import { KeyFacts } from './key-facts.tsx'
import { KeySecret } from './key-secret.tsx'
import { keyView, type KeyView } from './key-view.ts'
import { RenameForm } from './rename-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ apiKey }, { permissions }, { shop }] = await Promise.all([
    client.apiKeys.getApiKey({ id: params.keyId }),
    client.apiKeys.queryKeyPermissions({}),
    client.shop.getShop({}),
  ])
  return { apiKey: keyView(apiKey, shop), opened: permissions.filter(({ permission }) => apiKey.permissions.includes(permission)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeKey(context.get(apiContext).client, params.keyId, await request.formData())
}

export default function KeyPage({ loaderData: { apiKey, opened }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { apiKeys, apiKey: texts } = allTexts.dashboard
  const isLive = apiKey.status !== 'REVOKED'
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  return (
    <>
      <PageHead
        title={apiKey.name}
        back={{ to: paths.apiKeys, text: apiKeys.title }}
        status={<KeyBadge status={apiKey.status} />}
        actions={
          <>
            <CodeButton call="apiKeys.getApiKey" request={{ id: apiKey.id }} />
            {isLive && <KeyActions name={apiKey.name} />}
          </>
        }
      />
      <div className="mb-5 space-y-3 empty:hidden">
        {problems && <Notice tone="problem" title={problemSummary(allTexts, problems)} focused />}
        {actionData && 'done' in actionData && <Done what={actionData.done} />}
        {actionData && 'secret' in actionData && <KeySecret keyId={apiKey.id} secret={actionData.secret} siteId={actionData.siteId} />}
      </div>
      <div className="grid gap-5 lg:grid-cols-[1fr_22rem]">
        <Access apiKey={apiKey} opened={opened} />
        <div className="space-y-5 max-lg:order-first">
          <KeyFacts apiKey={apiKey} />
          {isLive && <RenameForm name={apiKey.name} error={fieldError(allTexts, problems, 'name')} />}
          <p>
            <Link to={`${paths.events}?${new URLSearchParams({ q: apiKey.id })}`} className="link">
              {texts.history}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function Done({ what }: { what: 'renamed' | 'revoked' | 'notTyped' }) {
  const { apiKey: texts } = useTexts().dashboard
  if (what === 'notTyped') return <Notice tone="problem" title={texts.notTyped} focused />
  return <Notice tone="good" title={what === 'renamed' ? texts.saved : texts.revokedNow} focused />
}

function Access({ apiKey: { fullAccess, permissions }, opened }: { apiKey: KeyView; opened: readonly KeyPermission[] }) {
  const { apiKey: texts } = useTexts().dashboard
  const callsOf = (name: string) => opened.find(({ permission }) => permission === name)?.calls ?? []
  return (
    <Card title={texts.access} className="self-start">
      {fullAccess && <p>{texts.fullAccess}</p>}
      <ul className="space-y-3">
        {permissions.map((permission) => (
          <li key={permission}>
            <p className="font-mono text-small font-medium wrap-anywhere">{permission}</p>
            <p className="text-small text-soft">{openedBy(callsOf(permission))}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
