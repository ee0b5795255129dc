import { RadioCard } from '@stoa/ui/components/radio-card'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SectionChoices } from './section-choices.server.ts'
import { ChoiceAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

export function MoneyFields({ draft, choices }: { draft: Drafts['money']; choices: SectionChoices }) {
  const { settings: texts } = useTexts().dashboard
  const isIncluded = draft.taxIncludedInPrices === 'on'
  return (
    <Card title={texts.sections.money}>
      <div className="max-w-xl space-y-5">
        <ChoiceAt name="currency" value={draft.currency} choices={choices.currencies} hint={texts.hints.currency} />
        <fieldset className="space-y-2">
          <legend className="mb-1 font-medium">{texts.groups.taxInPrices}</legend>
          <RadioCard
            name="taxIncludedInPrices"
            value="on"
            defaultChecked={isIncluded}
            title={texts.taxIncluded}
            detail={texts.hints.taxIncluded}
          />
          <RadioCard
            name="taxIncludedInPrices"
            value=""
            defaultChecked={!isIncluded}
            title={texts.taxOnTop}
            detail={texts.hints.taxOnTop}
          />
        </fieldset>
      </div>
    </Card>
  )
}
