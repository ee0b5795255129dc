import { RadioCard } from '@stoa/ui/components/radio-card'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Drafts } from './sections.ts'

const choices = ['PUBLISH', 'HOLD'] as const

export function ReviewFields({ draft }: { draft: Drafts['reviews'] }) {
  const { settings: texts } = useTexts().dashboard
  return (
    <Card title={texts.sections.reviews}>
      <fieldset className="max-w-xl space-y-2">
        <legend className="mb-1 font-medium">{texts.fields.reviewModeration}</legend>
        {choices.map((choice) => (
          <RadioCard
            key={choice}
            name="reviewModeration"
            value={choice}
            defaultChecked={draft.reviewModeration === choice}
            title={texts.reviewModeration[choice].title}
            detail={texts.reviewModeration[choice].detail}
          />
        ))}
      </fieldset>
    </Card>
  )
}
