import { quantityMax } from '@stoa/contract/stock/preorder'
import type { GridField } from '../../grid/field.ts'
import type { Texts } from '../../texts/texts.ts'

type SheetTexts = Texts['dashboard']['productSheet']
type Key = keyof SheetTexts['columns']

interface SheetFacts {
  texts: SheetTexts
  currency: string
  /** Decimals of the currency. */
  decimals: number
  mayEdit: boolean
  mayReadStock: boolean
  mayEditStock: boolean
}

type Shape = Partial<Omit<GridField, 'key' | 'label'>> & Pick<GridField, 'kind'> & { isStock?: true; isAmount?: true }

/** The longest SKU or barcode, and the largest amounts and weights that the server stores. */
const codeMax = 40
const amountMax = 999_999_999.99

const amount = { kind: 'number', min: 0, max: amountMax, width: 130, isAmount: true } as const
const units = { kind: 'number', min: 0, max: quantityMax, decimals: 0, width: 100, isStock: true } as const
const code = { kind: 'text', sizeMax: codeMax, width: 140 } as const

const shapes: Readonly<Record<Key, Shape>> = {
  productName: { kind: 'text', width: 180, isReadOnly: true, isSortable: true },
  choices: { kind: 'text', width: 160, isReadOnly: true },
  sku: { ...code, isSortable: true },
  barcode: code,
  price: { ...amount, isRequired: true, isSortable: true },
  salePrice: amount,
  cost: amount,
  weight: { kind: 'number', min: 0, max: amountMax, width: 90 },
  visible: { kind: 'boolean', isRequired: true },
  quantity: { ...units, isRequired: true, isSortable: true },
  inStock: { kind: 'boolean', isRequired: true, isStock: true },
  trackQuantity: { kind: 'boolean', isRequired: true, isStock: true },
  lowStockThreshold: units,
  reserved: { ...units, isReadOnly: true, isHidden: true },
  preordered: { ...units, isReadOnly: true, isHidden: true },
}

/** The columns that a person may see, with what may be typed into them. */
export function sheetFields({ texts, currency, decimals, mayEdit, mayReadStock, mayEditStock }: SheetFacts): GridField[] {
  return (Object.entries(shapes) as [Key, Shape][])
    .filter(([, { isStock }]) => mayReadStock || !isStock)
    .map(([key, { isStock, isAmount, ...shape }]) => ({
      isReadOnly: !(isStock ? mayEdit && mayEditStock : mayEdit),
      isRequired: false,
      isSortable: false,
      isHidden: false,
      description: '',
      ...shape,
      ...(shape.isReadOnly && { isReadOnly: true }),
      key,
      label: isAmount ? texts.inUnit(texts.columns[key], currency) : texts.columns[key],
      ...(isAmount && { decimals }),
    }))
}

/** Why a cell cannot be changed, depending on its row. */
export function whyFixedIn(texts: SheetTexts['fixed']): (field: GridField, valueOf: (key: string) => unknown) => string | undefined {
  const rules: Readonly<Record<string, (valueOf: (key: string) => unknown) => string | false>> = {
    quantity: (valueOf) => valueOf('trackQuantity') !== true && texts.quantity,
    inStock: (valueOf) => valueOf('trackQuantity') === true && texts.inStock,
    weight: (valueOf) => valueOf('productType') === 'digital' && texts.weight,
  }
  return ({ key }, valueOf) => rules[key]?.(valueOf) || undefined
}
