import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-person-page'
import { InviteForm } from './invite-form.tsx'
import { rolesToGive } from './roles-to-give.server.ts'
import { selectedRoles } from './selected-roles.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { roles: await rolesToGive(context.get(apiContext).client) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const roleIds = selectedRoles(form)
  try {
    const { staffUser } = await context.get(apiContext).client.staff.inviteStaffUser({ email: textOf(form, 'email'), roleIds })
    return redirect(`${paths.team}?${new URLSearchParams({ invited: staffUser.id })}`)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function NewPersonPage({ loaderData: { roles }, actionData }: Route.ComponentProps) {
  const { team: texts } = useTexts().dashboard
  const refused = actionData && {
    problems: actionData.problems,
    email: actionData.typed.email ?? '',
    roleIds: (actionData.typed.role ?? '').split(' '),
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={texts.invite} back={{ to: paths.team, text: texts.title }} detail={texts.inviteDetail} />
      <Card title={texts.columns.person}>
        <InviteForm roles={roles} refused={refused} />
      </Card>
    </div>
  )
}
