import { Link, useParams } from 'react-router'
import { useMay } from '../../../kit/use-may.ts'
import { paths } from '../../../paths.ts'
import { CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { completeOptions } from '../draft/combinations.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'
import { useMayChangeParts } from './use-may-change-parts.ts'

const code = { maxLength: 40, autoComplete: 'off', spellCheck: false } as const

/** The SKU, whether quantities are tracked, and how many there are. Managed variants have their stock in their table. */
export function StockCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft, facts } = useEditor()
  const isByVariant = draft.managed === 'on' && completeOptions(draft.options).length > 0
  const isTracked = draft.tracked === 'on'
  const { productId } = useParams()
  const mayChangeParts = useMayChangeParts()
  const mayChange = useMay()('WIX_STORES.MODIFY_INVENTORY')
  return (
    <EditorCard
      id="stock"
      title={texts.sections.stock}
      actions={
        <Link to={productId === undefined ? paths.inventory : paths.stock(productId)} className="link text-small">
          {texts.stock.inventory}
        </Link>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="space-y-4">
          <TextAt name="sku" value={initial.sku} label={texts.fields.sku} hint={texts.hints.sku} {...code} />
          {mayChangeParts && (
            <div hidden={isByVariant}>
              <TextAt name="barcode" value={initial.barcode} label={texts.fields.barcode} hint={texts.sales.barcode} {...code} />
            </div>
          )}
        </div>
        {mayChange ? (
          <div className="space-y-3">
            <CheckAt name="tracked" isOn={initial.tracked === 'on'} label={texts.fields.tracked} hint={texts.hints.tracked} />
            {isByVariant && <p className="text-small text-soft">{texts.stock.byVariant}</p>}
            {facts.sellingLocation !== undefined && (
              <p className="text-small wrap-anywhere text-soft">{texts.stock.sellingLocation(facts.sellingLocation)}</p>
            )}
            <div hidden={isByVariant || !isTracked}>
              <TextAt
                name="stock.quantity"
                value={initial.stock.quantity}
                label={texts.stock.quantity}
                inputMode="numeric"
                maxLength={5}
                autoComplete="off"
              />
            </div>
            <div hidden={isByVariant || isTracked}>
              <CheckAt name="stock.inStock" isOn={initial.stock.inStock === 'on'} label={texts.stock.inStock} />
            </div>
          </div>
        ) : (
          <input type="hidden" name="stockFixed" value="on" />
        )}
      </div>
    </EditorCard>
  )
}
