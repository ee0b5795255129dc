import type { ExplainedTotals } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { ExplainedTotalsList } from './explained-totals.tsx'
import type { OrderLineView, OrderView } from './order-view.ts'

/** The order's line items and totals. */
export function OrderLines({ order: { lines, items }, explanation }: { order: OrderView; explanation: ExplainedTotals }) {
  const { order: texts } = useTexts().dashboard
  return (
    <Card title={texts.lines} detail={texts.pieces(items)} flush>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-4 px-(--pad) py-3">
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
      <ExplainedTotalsList explanation={explanation} />
    </Card>
  )
}

const pictureSize = 52

function OrderLine({ line: { name, choices, sku, quantity, price, total, image, downloadUntil } }: { line: OrderLineView }) {
  const { order: texts } = useTexts().dashboard
  return (
    <>
      {image ? (
        <img
          src={image}
          alt=""
          width={pictureSize}
          height={pictureSize}
          loading="lazy"
          className="size-13 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span aria-hidden className="size-13 shrink-0 rounded-control bg-sunken" />
      )}
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        {choices && <p className="text-small text-soft wrap-anywhere">{choices}</p>}
        {sku && <p className="text-small text-soft">{texts.sku(sku)}</p>}
        {downloadUntil && <p className="text-small text-soft">{texts.downloadUntil(downloadUntil)}</p>}
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {total}
        <span className="block text-small text-soft">{texts.quantityTimes(quantity, price)}</span>
      </p>
    </>
  )
}
