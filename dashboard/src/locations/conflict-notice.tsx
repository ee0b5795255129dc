import { Notice } from '@stoa/ui/components/notice'
import type { Conflict } from '../settings/merge.ts'
import { useSection } from '../settings/section-context.ts'
import { useTexts } from '../texts/texts.ts'

/** What someone else saved in the fields that this form changed too. */
export function ConflictNotice({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { locations, settings } = useTexts().dashboard
  const { countries } = useSection()
  const { title, text, empty } = locations.conflict
  const textOf = (value: Conflict['theirs']): string => countries.find((country) => country.value === value)?.text || String(value) || empty
  return (
    <Notice tone="problem" title={title} focused>
      <p>{text}</p>
      <ul className="mt-1 list-disc ps-5">
        {conflicts.map(({ path, steps, theirs }) => (
          <li key={path} className="wrap-anywhere">
            {settings.fields[steps.at(-1)!]}: <span className="font-medium">{textOf(theirs)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
