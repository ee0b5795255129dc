import { useId } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Badge } from './badge.tsx'
import { openedBy } from './opened-by.ts'

interface PermissionBoxProps {
  permission: string
  /** Whether it writes. */
  writes: boolean
  /** The calls that require it. */
  calls: Parameters<typeof openedBy>[0]
  isChosen: boolean
  hidden?: boolean
}

/** A checkbox for a permission, with its calls. */
export function PermissionBox({ permission, writes, calls, isChosen, hidden = false }: PermissionBoxProps) {
  const { newKey: texts } = useTexts().dashboard
  const id = useId()
  return (
    <div
      hidden={hidden}
      className="relative flex items-start gap-3 rounded-control px-2 py-1.5 hover:bg-sunken has-checked:bg-accent-wash [&[hidden]]:hidden"
    >
      <input
        type="checkbox"
        id={id}
        name="permissions"
        value={permission}
        defaultChecked={isChosen}
        aria-describedby={`${id}-opens`}
        className="relative z-10 mt-1 size-4 shrink-0 scroll-my-20"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={id} className="font-mono text-small font-medium wrap-anywhere after:absolute after:inset-0">
            {permission}
          </label>
          <Badge tone={writes ? 'look' : 'quiet'}>{writes ? texts.writes : texts.reads}</Badge>
        </p>
        <p id={`${id}-opens`} className="text-small text-soft">
          {openedBy(calls)}
        </p>
      </div>
    </div>
  )
}
