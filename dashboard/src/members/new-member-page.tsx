import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { CheckAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-member-page'
import { makeMember } from './new-member.server.ts'

export async function action({ context, request }: Route.ActionArgs) {
  return makeMember(context.get(apiContext).client, await request.formData())
}

export default function NewMemberPage({ actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { members, newMember: texts } = allTexts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const problems = actionData?.problems
  const field = (name: string) => ({ name, defaultValue: actionData?.typed[name] ?? '', error: fieldError(allTexts, problems, name) })
  const isTaken = problems?.code === 'LOGIN_EMAIL_ALREADY_EXISTS'
  const email = field('email')
  return (
    <>
      <PageHead title={texts.title} back={{ to: paths.members, text: members.title }} />
      <Form method="post" className="max-w-2xl space-y-4" noValidate>
        {problems && <Notice tone="problem" title={isTaken ? texts.taken : problemSummary(allTexts, problems)} focused />}
        <Card title={texts.who}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={texts.email}
              type="email"
              maxLength={254}
              autoComplete="off"
              required
              className="sm:col-span-2"
              {...email}
              error={isTaken ? texts.taken : email.error}
            />
            <Field label={texts.firstName} maxLength={100} autoComplete="off" {...field('firstName')} />
            <Field label={texts.lastName} maxLength={100} autoComplete="off" {...field('lastName')} />
            <Field
              label={texts.nickname}
              hint={texts.nicknameHint}
              maxLength={100}
              autoComplete="off"
              className="sm:col-span-2"
              {...field('nickname')}
            />
          </div>
          <div className="mt-4">
            <CheckAt name="mail" isOn={!actionData || 'mail' in actionData.typed} label={texts.mail} hint={texts.mailHint} />
          </div>
        </Card>
        <Button type="submit" pendingText={isSending && texts.making}>
          {texts.make}
        </Button>
      </Form>
    </>
  )
}
