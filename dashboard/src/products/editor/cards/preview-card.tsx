import { numberFormat } from '@stoa/ui/formats'
import { Card } from '../../../kit/card.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Price } from '../../price.tsx'
import { amountOf } from '../draft/amounts.ts'
import { priceFacts } from '../draft/price-facts.ts'
import { cheapest, hasSales } from '../draft/sales.ts'
import { useEditor } from '../editor-context.ts'
import { factsIn, useEditorMedia } from '../editor-media.ts'

/** The product as shoppers see it in lists, while it is edited. */
export function PreviewCard() {
  const { preview: texts } = useTexts().dashboard.productEditor
  const { draft, facts } = useEditor()
  const known = useEditorMedia()
  const picture = draft.media[0] && factsIn(known, draft.media[0].id).thumbnail
  const { paid, full } = hasSales(draft) ? cheapest(draft) : { paid: priceFacts(draft).paid, full: amountOf(draft.price) }
  const money = numberFormat(facts.locale, { style: 'currency', currency: facts.currency })
  return (
    <Card title={texts.title} detail={texts.detail}>
      <div className="relative aspect-square overflow-hidden rounded-control border border-line bg-sunken">
        {picture && <img src={picture} alt="" className="size-full object-cover" />}
        {draft.ribbon !== '' && <span className="badge absolute start-2 top-2 bg-surface">{draft.ribbon}</span>}
      </div>
      <p className="mt-2 font-medium wrap-anywhere">{draft.name || texts.noName}</p>
      {draft.brand !== '' && <p className="text-small text-soft">{draft.brand}</p>}
      {paid !== undefined && (
        <p>
          <Price price={money.format(paid)} fullPrice={full !== undefined && full !== paid ? money.format(full) : undefined} />
        </p>
      )}
    </Card>
  )
}
