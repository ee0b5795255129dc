import { data, Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/role-page'
import { choosable, draftedRole } from './drafted-role.ts'
import { PermissionBoxes } from './permission-boxes.tsx'
import { RoleForm } from './role-form.tsx'
import { roleName } from './role-name.ts'

export async function loader({ context, params: { roleId }, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ role }, { permissions }, { user }] = await Promise.all([
    client.roles.getRole({ id: roleId }),
    client.roles.queryRolePermissions({}),
    client.staff.getMe({}),
  ])
  const chosen = role.permissions.filter((name) => permissions.some(({ permission, group }) => permission === name && group !== 'OWN'))
  const isWithin = chosen.every((permission) => user.permissions.includes(permission))
  return {
    role: { ...role, permissions: chosen },
    mayChange: !role.builtIn && isWithin,
    permissions:
      isWithin && !role.builtIn
        ? choosable(permissions, user.permissions)
        : permissions.filter(({ permission }) => chosen.includes(permission)),
    done: searchParams.has('made') ? ('made' as const) : searchParams.has('saved') ? ('saved' as const) : undefined,
  }
}

export async function action({ context, params: { roleId }, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const draft = draftedRole(form)
  try {
    if (textOf(form, 'intent') === 'delete') {
      await client.roles.deleteRole({ id: roleId })
      return redirect(`${paths.roles}?deleted`)
    }
    await client.roles.updateRole({ id: roleId, role: { ...draft, revision: Number(textOf(form, 'revision')) || 1 } })
    return redirect(`${paths.role(roleId)}?saved`)
  } catch (error) {
    const problems = formProblemsOf(error)
    const isTheirs = problems.code === 'ROLE_CHANGED' || textOf(form, 'intent') === 'delete'
    return data({ problems, draft: isTheirs ? undefined : draft }, { status: 422 })
  }
}

export default function RolePage({ loaderData: { role, permissions, mayChange, done }, actionData }: Route.ComponentProps) {
  const { role: texts, roles } = useTexts().dashboard
  const may = useMay()
  const isOpen = mayChange && may('ROLES.MODIFY')
  const name = roleName(roles, role.id, role.name)
  const draft = { ...(actionData?.draft ?? role), revision: role.revision }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead
        title={name}
        back={{ to: paths.roles, text: roles.title }}
        status={role.builtIn ? <Badge tone="quiet">{roles.builtInNote}</Badge> : undefined}
        detail={`${roles.builtInDetails[role.id] ?? role.description} ${roles.staffCount(role.staffCount)}.`.trim()}
        actions={
          <>
            <CodeButton call="roles.getRole" request={{ id: role.id }} />
            {isOpen && (
              <ConfirmForm
                trigger={texts.remove}
                title={texts.removeTitle(name)}
                text={texts.removeText}
                confirm={texts.removeConfirm}
                isDanger
              >
                <input type="hidden" name="intent" value="delete" />
              </ConfirmForm>
            )}
          </>
        }
      />
      {done && !actionData && (
        <div className="mb-5">
          <Notice tone="good" title={texts[done]} focused />
        </div>
      )}
      {isOpen ? (
        <RoleForm key={role.revision} draft={draft} permissions={permissions} problems={actionData?.problems} submit={texts.save} />
      ) : (
        <Card title={texts.permissions} detail={role.builtIn ? texts.builtIn : texts.beyond}>
          <PermissionBoxes permissions={permissions} chosen={role.permissions} isFixed />
        </Card>
      )}
      {!role.builtIn && may('EVENTS.READ') && (
        <p className="mt-5">
          <Link to={`${paths.events}?${new URLSearchParams({ q: role.id })}`} className="link">
            {texts.history}
          </Link>
        </p>
      )}
    </div>
  )
}
