import { CircleCheck, CircleX } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import type { Access, RolePermission } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { groupsOf } from './groups.ts'
import { roleName } from './role-name.ts'

export interface AccessCheck {
  person: { id: string; name: string }
  call: string
  access: Access
  /** The roles that grant the call; a role's name is undefined if it no longer exists. */
  grantedBy: { id: string; name: string | undefined }[]
}

interface AccessCardProps {
  people: readonly { id: string; name: string }[]
  permissions: readonly RolePermission[]
  asked: AccessCheck | undefined
}

/** Checks whether a team member can make a call. A GET form, so that the result has a URL to share. */
export function AccessCard({ people, permissions, asked }: AccessCardProps) {
  const { access: texts, roles } = useTexts().dashboard
  return (
    <Card title={texts.title} detail={texts.detail}>
      <Form method="get" preventScrollReset className="grid items-end gap-4 sm:grid-cols-[1fr_2fr_auto]">
        <Select label={texts.person} name="person" defaultValue={asked?.person.id}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select label={texts.call} name="call" defaultValue={asked?.call ?? 'orders.searchOrders'}>
          {groupsOf(permissions).map((group) => (
            <optgroup key={group.name} label={roles.groups[group.name] ?? roles.others}>
              {group.permissions.flatMap(({ calls }) =>
                calls.map(({ id, summary }) => (
                  <option key={id} value={id}>
                    {summary.replaceAll('`', '')} ({id})
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </Select>
        <Button type="submit" look="quiet">
          {texts.ask}
        </Button>
      </Form>
      {asked && <Answer asked={asked} />}
    </Card>
  )
}

function Answer({ asked: { person, access, grantedBy } }: { asked: AccessCheck }) {
  const { access: texts, roles } = useTexts().dashboard
  const names = grantedBy.map(({ id, name }) => roleName(roles, id, name)).join(', ')
  const Icon = access.allowed ? CircleCheck : CircleX
  return (
    <output className={`mt-4 flex gap-3 rounded-control p-3 ${access.allowed ? 'bg-good-wash' : 'bg-danger-wash'}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${access.allowed ? 'text-good' : 'text-danger'}`} />
      <span className="min-w-0">
        <span className="block font-semibold">{access.allowed ? texts.yes(person.name) : texts.no(person.name)}</span>
        <span className="block wrap-anywhere">
          {access.missing === 'KIND' && texts.kind}
          {access.missing === 'PERMISSION' && texts.missing(access.permission)}
          {access.allowed && (names === '' ? texts.anyone : texts.by(names))} {access.allowed && access.needsSession && texts.session}
        </span>
      </span>
    </output>
  )
}
