import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { CheckAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

export function BackInStockFields({ draft: { backInStock } }: { draft: Drafts['back-in-stock'] }) {
  const { fields, groups, hints } = useTexts().dashboard.settings
  return (
    <>
      <Card title={groups.requests}>
        <CheckAt
          name="backInStock.collecting"
          isOn={backInStock.collecting === 'on'}
          label={fields.collecting ?? ''}
          hint={hints.collecting}
        />
      </Card>
      <Card title={groups.waves}>
        <div className="max-w-xl space-y-4">
          <CheckAt
            name="backInStock.automatic"
            isOn={backInStock.automatic === 'on'}
            label={fields.automatic ?? ''}
            hint={hints.automatic}
          />
          <TextAt
            name="backInStock.requestsPerUnit"
            value={backInStock.requestsPerUnit}
            hint={hints.requestsPerUnit}
            type="number"
            min={1}
          />
          <TextAt name="backInStock.pauseMinutes" value={backInStock.pauseMinutes} hint={hints.pauseMinutes} type="number" min={1} />
        </div>
      </Card>
    </>
  )
}
