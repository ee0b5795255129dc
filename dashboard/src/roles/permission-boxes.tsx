import { useId } from 'react'
import { useTexts } from '@stoa/ui/texts/texts'
import type { RolePermission } from '../answers.ts'
import { openedBy } from '../api-keys/opened-by.ts'
import { Badge } from '../kit/badge.tsx'
import { groupsOf } from './groups.ts'

interface PermissionBoxesProps {
  permissions: readonly RolePermission[]
  chosen: readonly string[]
  /** A role that cannot be changed is shown all the same. */
  isFixed?: boolean
}

/** Every permission that can be chosen, by subject, with the calls it opens. */
export function PermissionBoxes({ permissions, chosen, isFixed = false }: PermissionBoxesProps) {
  const { roles: words } = useTexts().dashboard
  return (
    <div className="divide-y divide-line">
      {groupsOf(permissions).map((group) => (
        <fieldset key={group.name} className="py-3 first:pt-0 last:pb-0" disabled={isFixed}>
          <legend className="float-start mb-1 w-full font-semibold">{words.groups[group.name] ?? words.others}</legend>
          <div className="clear-both grid gap-1">
            {group.permissions.map((one) => (
              <PermissionBox key={one.permission} permission={one} isChosen={chosen.includes(one.permission)} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function PermissionBox({ permission: { permission, level, calls }, isChosen }: { permission: RolePermission; isChosen: boolean }) {
  const { role: words } = useTexts().dashboard
  const id = useId()
  return (
    <div className="relative flex items-start gap-3 rounded-control p-2 hover:bg-sunken has-checked:bg-accent-wash">
      <input
        type="checkbox"
        id={id}
        name="permissions"
        value={permission}
        defaultChecked={isChosen}
        aria-describedby={`${id}-opens`}
        className="relative z-10 mt-0.5 size-4.5 shrink-0 scroll-my-20"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={id} className="font-mono text-small font-medium wrap-anywhere after:absolute after:inset-0">
            {permission}
          </label>
          <Badge tone={level === 'MODIFY' ? 'look' : 'quiet'}>{level === 'MODIFY' ? words.writes : words.reads}</Badge>
        </p>
        <p id={`${id}-opens`} className="text-small text-soft">
          {openedBy(calls)}
        </p>
      </div>
    </div>
  )
}
