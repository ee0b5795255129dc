import { Select } from '@stoa/ui/components/field'
import { useTexts } from '../texts/texts.ts'

const modes = ['INSERT', 'SAVE', 'SKIP_EXISTING'] as const
const emptyCellsOf = ['KEEP', 'CLEAR'] as const

/** How to handle rows whose items already exist. */
export function RuleFields({ mode, emptyCells }: { mode: string; emptyCells: string }) {
  const { imports: words } = useTexts().dashboard
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select label={words.mode} hint={words.modeHint} name="mode" defaultValue={mode}>
        {modes.map((each) => (
          <option key={each} value={each}>
            {words.modes[each]}
          </option>
        ))}
      </Select>
      <Select label={words.emptyCells} name="emptyCells" defaultValue={emptyCells}>
        {emptyCellsOf.map((each) => (
          <option key={each} value={each}>
            {words.emptyCellsOf[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}
