import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { DraftValue } from './draft.ts'
import type { Conflict } from './merge.ts'
import type { SectionAnswer } from './save-section.server.ts'
import { useSection } from './section-context.ts'
import type { SectionName } from './sections.ts'

export interface ConflictFormProps {
  name: SectionName
  answer: SectionAnswer
  conflicts: readonly Conflict[]
}

/** Asks which side to keep of each value that two people changed. */
export function ConflictForm({ name, answer: { draft, base, revision }, conflicts }: ConflictFormProps) {
  const { conflict: texts } = useTexts().dashboard.settings
  return (
    <Form method="post" action={paths.settingsOf(name)} className="space-y-5">
      <p className="text-soft">{texts.text}</p>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="mine" value={JSON.stringify(draft)} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {conflicts.map((one) => (
        <Sides key={one.path} conflict={one} />
      ))}
      <Button type="submit" name="intent" value="merge">
        {texts.confirm}
      </Button>
    </Form>
  )
}

function Sides({ conflict: { path, steps, base, mine, theirs } }: { conflict: Conflict }) {
  const { fields, conflict: texts } = useTexts().dashboard.settings
  const worded = useWorded()
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-medium">{steps.map((step) => fields[step] ?? step).join(' › ')}</legend>
      <p className="text-small text-soft">{texts.before(worded(base))}</p>
      <RadioCard name={`choice:${path}`} value="mine" defaultChecked title={texts.mine} detail={worded(mine)} />
      <RadioCard name={`choice:${path}`} value="theirs" title={texts.theirs} detail={worded(theirs)} />
    </fieldset>
  )
}

/** Describes a form's value in words; for a list or a group, its content. */
function useWorded(): (value: DraftValue | undefined) => string {
  const { settings } = useTexts().dashboard
  const { conflict: texts } = settings
  const { countries } = useSection()
  const kinds: Readonly<Record<string, string>> = settings.kinds
  const short = (value: DraftValue): string => {
    if (typeof value === 'string')
      return value === 'on' ? texts.on : (kinds[value] ?? countries.find((one) => one.value === value)?.text ?? value)
    if (Array.isArray(value)) return value.map(short).filter(Boolean).join(', ')
    const { id: _id, code: _code, ...told } = value as Readonly<Record<string, DraftValue>>
    return Object.values(told).map(short).filter(Boolean).join(' · ')
  }
  return (value) => (value === undefined ? texts.removed : short(value) || texts.empty)
}
