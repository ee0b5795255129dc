import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { roleName } from '../roles/role-name.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/person-page'
import { changePerson } from './change-person.server.ts'
import { PersonActions } from './person-actions.tsx'
import { personView, type NamedRole, type PersonView } from './person-view.ts'
import { RoleBoxes } from './role-boxes.tsx'
import { rolesToGive } from './roles-to-give.server.ts'
import { StaffBadge } from './team-page.tsx'

export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ staffUser }, { roles }, { user }, { shop }, toGive] = await Promise.all([
    client.staff.getStaffUser({ id: userId }),
    ifPermitted(client.roles.queryRoles({}), { roles: [] }),
    client.staff.getMe({}),
    client.shop.getShop({}),
    rolesToGive(client),
  ])
  return { person: personView(staffUser, { roles, selfId: user.id, where: shop }), toGive }
}

export async function action({ context, params: { userId }, request }: Route.ActionArgs) {
  return changePerson(context.get(apiContext).client, userId, await request.formData())
}

export default function PersonPage({ loaderData: { person, toGive }, actionData }: Route.ComponentProps) {
  const { team } = useTexts().dashboard
  const may = useMay()
  const name = person.name || person.email
  return (
    <>
      <PageHead
        title={name}
        back={{ to: paths.team, text: team.title }}
        status={<StaffBadge status={person.status} />}
        actions={
          <>
            <CodeButton call="staff.getStaffUser" request={{ id: person.id }} />
            {may('STAFF.MODIFY') && <PersonActions name={name} isInvited={person.status === 'INVITED'} />}
          </>
        }
      />
      <div className="mb-5 empty:hidden">{actionData && <Answer answer={actionData} />}</div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <Roles person={person} toGive={toGive} mayChange={may('STAFF.MODIFY')} />
        <div className="space-y-5 max-lg:order-first">
          <About person={person} />
        </div>
      </div>
    </>
  )
}

function Answer({ answer }: { answer: { done: 'saved' | 'resent' } | { problems: FormProblems } }) {
  const allTexts = useTexts()
  const { person: texts, team } = allTexts.dashboard
  if ('done' in answer) return <Notice tone="good" title={texts[answer.done]} focused />
  const { code, fields } = answer.problems
  const said: Readonly<Record<string, string>> = { LAST_OWNER: texts.lastOwner, BEYOND_OWN_PERMISSIONS: texts.beyond }
  return (
    <Notice tone="problem" title={said[code] ?? (fields.roleIds ? team.chooseRole : problemSummary(allTexts, answer.problems))} focused />
  )
}

interface RolesProps {
  person: PersonView
  toGive: readonly NamedRole[]
  mayChange: boolean
}

/** The person's roles. If one of them is a role that the signed-in user can't assign, none can be changed. */
function Roles({ person, toGive, mayChange }: RolesProps) {
  const { person: texts, roles } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const isBeyond = person.roles.some(({ id }) => !toGive.some((role) => role.id === id))
  if (!mayChange || isBeyond)
    return (
      <Card title={texts.roles}>
        <ul className="space-y-2">
          {person.roles.map(({ id, name }) => (
            <li key={id}>
              <p className="font-medium">{roleName(roles, id, name)}</p>
              {roles.builtInDetails[id] && <p className="text-small text-soft">{roles.builtInDetails[id]}</p>}
            </li>
          ))}
        </ul>
        {mayChange && <p className="mt-4 text-small text-soft">{texts.beyond}</p>}
      </Card>
    )
  return (
    <Card title={texts.roles} detail={person.isSelf ? texts.self : undefined}>
      <Form method="post" className="space-y-4">
        <RoleBoxes key={person.roles.map(({ id }) => id).join()} roles={toGive} chosen={person.roles.map(({ id }) => id)} />
        <Button type="submit" name="intent" value="roles" pendingText={isSending && texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}

function About({ person }: { person: PersonView }) {
  const { person: texts, team } = useTexts().dashboard
  const may = useMay()
  return (
    <>
      <Card title={texts.facts}>
        <Facts
          facts={[
            { name: texts.email, value: person.email },
            { name: texts.since, value: <Time {...person.since} /> },
            ...(person.invitedUntil ? [{ name: texts.invitedUntil, value: <Time {...person.invitedUntil} /> }] : []),
            ...(person.status === 'ACTIVE'
              ? [{ name: texts.lastSignIn, value: person.lastSignIn ? <Time {...person.lastSignIn} /> : team.never }]
              : []),
          ]}
        />
      </Card>
      {may('EVENTS.READ') && (
        <p>
          <Link to={`${paths.events}?${new URLSearchParams({ q: person.id })}`} className="link">
            {texts.history}
          </Link>
        </p>
      )}
    </>
  )
}
