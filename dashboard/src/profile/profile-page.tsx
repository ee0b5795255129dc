import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { momentIn } from '../kit/moment.ts'
import { PageHead } from '../kit/page-head.tsx'
import { roleName } from '../roles/role-name.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/profile-page'
import { changeOwn } from './change-own.server.ts'
import { SessionsCard } from './sessions-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ user }, { sessions }, { shop }, { roles }] = await Promise.all([
    client.staff.getMe({}),
    client.staff.queryStaffSessions({}),
    client.shop.getShop({}),
    ifPermitted(client.roles.queryRoles({}), { roles: [] }),
  ])
  const moment = momentIn(shop)
  return {
    user: { name: user.name, email: user.email },
    roles: user.roleIds.map((id) => ({ id, name: roles.find((role) => role.id === id)?.name })),
    sessions: sessions.map(({ id, current, network, createdDate, expiresDate }) => ({
      id,
      isHere: current,
      network,
      created: moment(createdDate),
      expires: moment(expiresDate),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeOwn(context.get(apiContext).client, await request.formData())
}

export default function ProfilePage({ loaderData: { user, roles, sessions }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { profile: texts, roles: roleWords } = allTexts.dashboard
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const problemsOf = (intent: string) => (refused?.intent === intent ? refused.problems : undefined)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={texts.title} detail={texts.detail} />
      <div className="space-y-5">
        {actionData && 'done' in actionData && <Notice tone="good" title={texts[actionData.done]} focused />}
        {refused && <Notice tone="problem" title={messageOf(allTexts, refused.problems)} focused />}
        <Card title={texts.about}>
          <NameForm name={user.name} problems={problemsOf('name')} />
          <div className="mt-5 border-t border-line pt-4">
            <Facts
              facts={[
                { name: texts.email, value: user.email },
                { name: texts.roles, value: roles.map(({ id, name }) => roleName(roleWords, id, name)).join(', ') },
              ]}
            />
          </div>
        </Card>
        <PasswordForm key={actionData && 'done' in actionData ? actionData.done : ''} problems={problemsOf('password')} />
        <SessionsCard sessions={sessions} />
      </div>
    </div>
  )
}

function messageOf(allTexts: ReturnType<typeof useTexts>, problems: FormProblems): string {
  const { profile: texts } = allTexts.dashboard
  if (problems.code === 'STAFF_PASSWORD_WRONG') return texts.wrong
  return problems.code === 'STAFF_SESSION_NOT_FOUND' ? texts.over : problemSummary(allTexts, problems)
}

function NameForm({ name, problems }: { name: string; problems: FormProblems | undefined }) {
  const allTexts = useTexts()
  const { profile: texts } = allTexts.dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={name}
        error={fieldError(allTexts, problems, 'name')}
        className="min-w-56 grow"
      />
      <Button type="submit" name="intent" value="name" look="quiet" disabled={isSending}>
        {texts.save}
      </Button>
    </Form>
  )
}

function PasswordForm({ problems }: { problems: FormProblems | undefined }) {
  const allTexts = useTexts()
  const { profile: texts } = allTexts.dashboard
  const isSending = useNavigation().formData?.get('intent') === 'password'
  const password = { type: 'password', maxLength: 256, required: true } as const
  const isWrong = problems?.code === 'STAFF_PASSWORD_WRONG'
  return (
    <Card title={texts.password}>
      <Form method="post" className="space-y-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            {...password}
            label={texts.oldPassword}
            name="oldPassword"
            autoComplete="current-password"
            error={isWrong ? texts.wrong : fieldError(allTexts, problems, 'oldPassword')}
          />
          <Field
            {...password}
            label={texts.newPassword}
            hint={texts.passwordHint}
            name="newPassword"
            autoComplete="new-password"
            minLength={8}
            error={fieldError(allTexts, problems, 'newPassword')}
          />
        </div>
        <Button type="submit" name="intent" value="password" pendingText={isSending && texts.changing}>
          {texts.change}
        </Button>
      </Form>
    </Card>
  )
}
