import { useState } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import type { KeyPermission } from '../answers.ts'
import { PermissionBox } from '../kit/permission-box.tsx'
import { type Texts, useTexts } from '../texts/texts.ts'

interface PermissionPickerProps {
  permissions: readonly KeyPermission[]
  describedBy: string | undefined
  /** Permissions that are selected at first. */
  chosen?: readonly string[]
}

/** Every permission a key can have, by area, with the calls it allows. With scripts the list can be searched; permissions that don't match stay selected. */
export function PermissionPicker({ permissions, describedBy, chosen = [] }: PermissionPickerProps) {
  const { newKey: texts } = useTexts().dashboard
  const [asked, setAsked] = useState('')
  const isHydrated = useHydrated()
  const areas = [...Map.groupBy(permissions, ({ areas: [first = ''] }) => first)]
  const isFound = (one: KeyPermission): boolean => isMatch(one, asked, texts.areas)
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="sr-only">{texts.permissions}</legend>
      <input
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={asked}
        disabled={!isHydrated}
        onChange={({ target }) => setAsked(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="scripts-only control mb-3"
      />
      <output className="block text-soft">{!permissions.some(isFound) && texts.noneFound}</output>
      <div className="divide-y divide-line">
        {areas.map(([area, some]) => (
          <fieldset key={area} className="py-3 first:pt-0 last:pb-0" hidden={!some.some(isFound)}>
            <legend className="float-start mb-1 w-full font-semibold">{texts.areas[area] ?? area}</legend>
            <div className="clear-both grid gap-1">
              {some.map((one) => (
                <PermissionBox key={one.permission} {...one} hidden={!isFound(one)} isChosen={chosen.includes(one.permission)} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}

function isMatch({ permission, areas, calls }: KeyPermission, asked: string, names: Texts['dashboard']['newKey']['areas']): boolean {
  const text = [permission, ...areas.map((area) => names[area] ?? area), ...calls.flatMap(({ id, summary }) => [id, summary])]
    .join(' ')
    .toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
