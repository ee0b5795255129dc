import type { RolePermission } from '../answers.ts'
import { PermissionBox } from '../kit/permission-box.tsx'
import { useTexts } from '../texts/texts.ts'
import { groupsOf } from './groups.ts'

interface PermissionBoxesProps {
  permissions: readonly RolePermission[]
  chosen: readonly string[]
  /** Read-only, for a role that can't be changed. */
  isFixed?: boolean
}

/** A checkbox for each permission, by subject, with the calls it allows. */
export function PermissionBoxes({ permissions, chosen, isFixed = false }: PermissionBoxesProps) {
  const { roles: texts } = useTexts().dashboard
  return (
    <div className="divide-y divide-line">
      {groupsOf(permissions).map((group) => (
        <fieldset key={group.name} className="py-3 first:pt-0 last:pb-0" disabled={isFixed}>
          <legend className="float-start mb-1 w-full font-semibold">{texts.groups[group.name] ?? texts.others}</legend>
          <div className="clear-both grid gap-1">
            {group.permissions.map((one) => (
              <PermissionBox
                key={one.permission}
                permission={one.permission}
                writes={one.level === 'MODIFY'}
                calls={one.calls}
                isChosen={chosen.includes(one.permission)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
