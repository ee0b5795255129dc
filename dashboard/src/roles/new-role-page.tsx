import { data, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf } from '@stoa/ui/refused-form'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-role-page'
import { choosable, draftedRole } from './drafted-role.ts'
import { RoleForm, type RoleDraft } from './role-form.tsx'

const empty: RoleDraft = { name: '', description: '', permissions: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ permissions }, { user }] = await Promise.all([client.roles.queryRolePermissions({}), client.staff.getMe({})])
  return { permissions: choosable(permissions, user.permissions) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const draft = draftedRole(await request.formData())
  try {
    const { role } = await context.get(apiContext).client.roles.createRole({ role: draft })
    return redirect(`${paths.role(role.id)}?made`)
  } catch (error) {
    return data({ problems: formProblemsOf(error), draft }, { status: 422 })
  }
}

export default function NewRolePage({ loaderData: { permissions }, actionData }: Route.ComponentProps) {
  const { role: texts, roles } = useTexts().dashboard
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={texts.new} back={{ to: paths.roles, text: roles.title }} />
      <RoleForm draft={actionData?.draft ?? empty} permissions={permissions} problems={actionData?.problems} submit={texts.make} />
    </div>
  )
}
