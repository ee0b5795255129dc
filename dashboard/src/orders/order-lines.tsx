import { FileDown } from 'lucide-react'
import type { ExplainedTotals } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { useTexts } from '../texts/texts.ts'
import { ExplainedTotalsList } from './explained-totals.tsx'
import type { LineFileView, OrderLineView, OrderView } from './order-view.ts'

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

function OrderLine({ line: { name, choices, sku, quantity, price, total, image, file } }: { line: OrderLineView }) {
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
        {file && <LineFile file={file} name={name} />}
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {total}
        <span className="block text-small text-soft">{texts.quantityTimes(quantity, price)}</span>
      </p>
    </>
  )
}

/** Whether the buyer can download the file. The link can be copied, to send it again. */
function LineFile({ file: { state, until, link }, name }: { file: LineFileView; name: string }) {
  const { file: texts } = useTexts().dashboard.order
  return (
    <div className="mt-1 flex items-start gap-x-2 text-small text-soft">
      <FileDown aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0">{texts.states[state](until)}</p>
      {link && <CopyButton text={link} what={texts.link(name)} />}
    </div>
  )
}
