import type { Violation } from '@stoa/contract/problems'
import { isSameKind, type MeasurementUnit, unitsIn } from './measurement-unit.ts'
import type { Contents, PricePerUnit, VariantDoc } from './product.ts'

/** Price of the base quantity, in minor units: 750 ML for 9.00 cost 12.00 per 1 L. */
export const unitPriceMinor = (
  priceMinor: number,
  { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }: PricePerUnit,
): number => Math.round((priceMinor * baseQuantity * unitsIn(totalMeasurementUnit, baseMeasurementUnit)) / totalQuantity)

/** The quantities of a variant: those of its product, with what the variant itself contains, if that is of the same kind. */
export function quantitiesOf(pricePerUnit: PricePerUnit | undefined, { contents }: VariantDoc = {}): PricePerUnit | undefined {
  if (!pricePerUnit || !contents || !isSameKind(contents.measurementUnit, pricePerUnit.baseMeasurementUnit)) return pricePerUnit
  return { ...pricePerUnit, totalQuantity: contents.quantity, totalMeasurementUnit: contents.measurementUnit }
}

/** What one piece contains: what the product says, unless the variant says otherwise. */
export function contentsOf(pricePerUnit: PricePerUnit | undefined, doc: VariantDoc): Contents | undefined {
  const quantities = quantitiesOf(pricePerUnit, doc)
  return quantities ? { quantity: quantities.totalQuantity, measurementUnit: quantities.totalMeasurementUnit } : doc.contents
}

interface Written {
  totalQuantity?: number
  totalMeasurementUnit?: MeasurementUnit | 'UNSPECIFIED'
  baseQuantity?: number
  baseMeasurementUnit?: MeasurementUnit | 'UNSPECIFIED'
}

/** Quantities that are written, or what is wrong with them. */
export function readPricePerUnit(written: Written): PricePerUnit | { violations: Violation[] } {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = written
  const missing = Object.entries({ totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit })
    .filter(([, value]) => value === undefined || value === 'UNSPECIFIED')
    .map(([name]): Violation => ({
      field: `product.pricePerUnitData.${name}`,
      violatedRule: 'REQUIRED_FIELD',
      description: 'A price per unit needs both quantities and both units.',
    }))
  if (missing.length > 0) return { violations: missing }
  const read = { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } as PricePerUnit
  if (isSameKind(read.totalMeasurementUnit, read.baseMeasurementUnit)) return read
  return {
    violations: [
      {
        field: 'product.pricePerUnitData.baseMeasurementUnit',
        violatedRule: 'VALIDATION',
        description: 'Both units must measure the same: mass, volume, length or area.',
      },
    ],
  }
}
