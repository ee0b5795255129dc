import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Role, RolePermission } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { groupsOf, reachOf, type Reach } from './groups.ts'
import { roleName } from './role-name.ts'

interface MatrixProps {
  roles: readonly Role[]
  permissions: readonly RolePermission[]
}

/** What each role can do: by subject, and in a closed section by single permission. */
export function RoleMatrix({ roles, permissions }: MatrixProps) {
  const { roles: texts } = useTexts().dashboard
  const groups = groupsOf(permissions)
  return (
    <Card title={texts.overview} flush>
      <Scrolled caption={texts.overviewCaption} first={texts.subject} roles={roles}>
        <tbody>
          {groups.map((group) => (
            <Row key={group.name} name={texts.groups[group.name] ?? texts.others}>
              {roles.map((role) => (
                <td key={role.id}>
                  <ReachOf reach={reachOf(group, role)} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </Scrolled>
      <details className="border-t border-line">
        <summary className="min-h-11 cursor-pointer px-(--pad) py-2.5 font-medium">{texts.everyPermission}</summary>
        <Scrolled caption={texts.everyCaption} first={texts.permission} roles={roles}>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th colSpan={roles.length + 1} scope="rowgroup" className="bg-sunken text-start">
                  {texts.groups[group.name] ?? texts.others}
                </th>
              </tr>
              {group.permissions.map(({ permission }) => (
                <Row key={permission} name={<span className="font-mono text-small wrap-anywhere">{permission}</span>}>
                  {roles.map((role) => (
                    <td key={role.id}>
                      <Has isGiven={role.permissions.includes(permission)} />
                    </td>
                  ))}
                </Row>
              ))}
            </tbody>
          ))}
        </Scrolled>
      </details>
    </Card>
  )
}

interface ScrolledProps {
  caption: string
  first: string
  roles: readonly Role[]
  children: ReactNode
}

/** On narrow screens the table scrolls sideways. The links in its header make that possible with the keyboard. */
function Scrolled({ caption, first, roles, children }: ScrolledProps) {
  const { roles: texts } = useTexts().dashboard
  return (
    <div className="relative overflow-x-auto">
      <table className="plain-table role-matrix w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {first}
            </th>
            {roles.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-28 text-start">
                <Link to={paths.role(id)} className="link">
                  {roleName(texts, id, name)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <tr>
    <th scope="row" className="text-start font-medium">
      {name}
    </th>
    {children}
  </tr>
)

const tones = { MODIFY: 'good', READ: 'quiet', SOME: 'open' } as const

function ReachOf({ reach }: { reach: Reach }) {
  const { levels, none } = useTexts().dashboard.roles
  if (reach === 'NONE')
    return (
      <span className="text-soft">
        <span aria-hidden>{levels.NONE}</span>
        <span className="sr-only">{none}</span>
      </span>
    )
  return <Badge tone={tones[reach]}>{levels[reach]}</Badge>
}

function Has({ isGiven }: { isGiven: boolean }) {
  const { has, hasNot, levels } = useTexts().dashboard.roles
  return (
    <span className={isGiven ? 'text-good' : 'text-soft'}>
      {isGiven ? <Check aria-hidden className="inline size-4" strokeWidth={2.4} /> : <span aria-hidden>{levels.NONE}</span>}
      <span className="sr-only">{isGiven ? has : hasNot}</span>
    </span>
  )
}
