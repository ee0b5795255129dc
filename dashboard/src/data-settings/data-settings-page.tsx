import { redirect, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/data-settings-page'
import { SandboxCard } from './sandbox-card.tsx'
import { turnSandbox } from './turn-sandbox.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ settings }, { shop }] = await Promise.all([client.dataSettings.getDataSettings({}), client.shop.getShop({})])
  const { sandboxEnabled, updatedDate } = settings
  return { isOn: sandboxEnabled, changed: updatedDate ? formatInstant(updatedDate, shop) : undefined }
}

export async function action({ context, request }: Route.ActionArgs) {
  const wanted = textOf(await request.formData(), 'sandbox')
  if (wanted === 'on' || wanted === 'off') await turnSandbox(context.get(apiContext).client, wanted === 'on')
  return redirect(`${paths.dataSettings}?done=${wanted}`)
}

export default function DataSettingsPage({ loaderData: { isOn, changed } }: Route.ComponentProps) {
  const { settings, dataSettings: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: paths.settings, text: settings.title }}
        detail={[texts.detail, changed && texts.changed(changed)].filter(Boolean).join(' ')}
        actions={<CodeButton call="dataSettings.getDataSettings" request={{}} />}
      />
      <SectionTabs />
      <div className="max-w-3xl space-y-(--pad)">
        {query.get('done') === (isOn ? 'on' : 'off') && <Notice tone="good" title={texts.turned(isOn)} focused />}
        <SandboxCard isOn={isOn} />
      </div>
    </>
  )
}
