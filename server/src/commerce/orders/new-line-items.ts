import { defaultVariantId } from '../catalogue/public.ts'
import { type Calculation, type Line, paymentOptionOf } from '../checkouts/public.ts'
import type { PricedLine, WirePrice, Writer } from '../pricing/public.ts'
import { newChargeTax } from './new-tax.ts'
import type { WireOrder } from './order.ts'

type LineItem = WireOrder['lineItems'][number]

/** The lines of an order, with their names and prices at this moment. Lines without an item are refused earlier. */
export function newLineItems({ lines, totals, paymentMethod }: Calculation, price: Writer<WirePrice>): LineItem[] {
  const { lines: priced, taxIncludedInPrices } = totals
  const charges = new Map(priced.map((line) => [line.id, line]))
  return lines.flatMap((line) => {
    const charge = charges.get(line.stored.id)
    return line.item && charge
      ? [
          {
            ...itemFields(line, line.item),
            paymentOption: paymentOptionOf(paymentMethod),
            ...prices(charge, price),
            ...newChargeTax(charge, taxIncludedInPrices, price),
          },
        ]
      : []
  })
}

function itemFields({ stored }: Line, item: NonNullable<Line['item']>) {
  const { custom } = stored
  const taxableAddress = stored.taxableAddress ?? custom?.taxableAddress
  return {
    id: stored.id,
    quantity: stored.quantity,
    productName: item.productName,
    ...referenceOf(stored, item),
    descriptionLines: item.descriptionLines,
    itemType: item.itemType,
    ...(item.picture ? { image: item.picture } : {}),
    ...(item.catalogue?.fileId ? { digitalFile: { fileId: item.catalogue.fileId } } : {}),
    ...(item.physicalProperties ? { physicalProperties: item.physicalProperties } : {}),
    ...(taxableAddress ? { taxableAddress } : {}),
    ...(stored.extendedFields ? { extendedFields: stored.extendedFields } : {}),
    ...(custom?.priceDescription ? { priceDescription: custom.priceDescription } : {}),
    ...(custom?.fixedQuantity === undefined ? {} : { fixedQuantity: custom.fixedQuantity }),
    ...(custom?.priceUndetermined === undefined ? {} : { priceUndetermined: custom.priceUndetermined }),
  }
}

/** References the variant even if it was selected by its options: those may change, its id doesn't. */
function referenceOf({ reference, custom }: Line['stored'], { catalogue }: NonNullable<Line['item']>): Pick<LineItem, 'catalogReference'> {
  if (!reference || !catalogue) return custom?.catalogReference ? { catalogReference: custom.catalogReference } : {}
  const variant = catalogue.variantId === defaultVariantId ? {} : { variantId: catalogue.variantId }
  const options = { ...reference.options, ...variant }
  const { catalogItemId, appId } = reference
  return { catalogReference: { catalogItemId, appId, ...(Object.keys(options).length > 0 ? { options } : {}) } }
}

const prices = (line: PricedLine, price: Writer<WirePrice>) => ({
  price: price(line.unitPriceMinor),
  priceBeforeDiscounts: price(line.unitPriceMinor),
  lineItemPrice: price(line.priceMinor),
  totalDiscount: price(line.discountMinor),
  totalPriceBeforeTax: price(line.beforeTaxMinor),
  totalPriceAfterTax: price(line.afterTaxMinor),
})
