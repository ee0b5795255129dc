import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import type { KeyPermission } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-key-page'
import { AccessChoice } from './access-choice.tsx'
import { expiries } from './expiries.ts'
import { KeySecret } from './key-secret.tsx'
import { newKeyOf } from './new-key.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { permissions } = await context.get(apiContext).client.apiKeys.queryKeyPermissions({})
  return { permissions }
}

/** The secret is only part of this response. It is never in a URL or a cookie and can't be loaded again. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const { apiKey, secret, siteId } = await context.get(apiContext).client.apiKeys.createApiKey(newKeyOf(form, new Date()))
    return { keyId: apiKey.id, name: apiKey.name, secret, siteId }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function NewKeyPage({ loaderData: { permissions }, actionData }: Route.ComponentProps) {
  const { newKey: texts } = useTexts().dashboard
  const made = actionData && 'secret' in actionData ? actionData : undefined
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={made?.name ?? texts.title} back={{ to: paths.apiKeys, text: texts.back }} />
      {made ? <KeySecret {...made} /> : <NewKeyForm permissions={permissions} refused={refused} />}
    </div>
  )
}

type Refused = Exclude<Route.ComponentProps['actionData'], { secret: string } | undefined>

function NewKeyForm({ permissions, refused }: { permissions: readonly KeyPermission[]; refused: Refused | undefined }) {
  const allTexts = useTexts()
  const { newKey: texts } = allTexts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const problems = refused?.problems
  return (
    <Form method="post" className="space-y-5">
      {problems && <Notice tone="problem" title={problemSummary(allTexts, problems)} focused />}
      <Card title={texts.about}>
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <Field
            label={texts.name}
            hint={texts.nameHint}
            error={fieldError(allTexts, problems, 'name')}
            name="name"
            defaultValue={refused?.typed.name ?? ''}
            maxLength={80}
            autoComplete="off"
            required
          />
          <Select label={texts.expires} name="expires" defaultValue={refused?.typed.expires ?? 'days365'}>
            {expiries.map((name) => (
              <option key={name} value={name}>
                {texts.expiry[name]}
              </option>
            ))}
          </Select>
        </div>
      </Card>
      <AccessChoice permissions={permissions} access={refused?.typed.access} error={problems?.fields.permissions && texts.choose} />
      <div className="sticky bottom-0 -mx-2 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" pendingText={isSending && texts.making}>
          {texts.make}
        </Button>
      </div>
    </Form>
  )
}
