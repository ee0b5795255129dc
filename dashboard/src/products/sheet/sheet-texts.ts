import { pieces } from '@stoa/ui/texts/pieces'
import { grid } from '../../grid/grid-texts.ts'

const variants = (count: number): string => pieces(count, 'variant', 'variants')

/** The spreadsheet of prices and stock. */
export const productSheet = {
  title: 'Spreadsheet',
  detail: 'Prices and stock of all variants. Changes are saved as you type.',
  none: 'No variants',
  search: 'Name, SKU or barcode',
  filters: { collection: 'Collection', visibility: 'Visibility', sale: 'Price', stock: 'Stock', location: 'Location' },
  visibility: { shown: 'Visible products', hidden: 'Hidden products', variants: 'Hidden variants' },
  sale: { yes: 'On sale', no: 'Not on sale' },
  stock: { in: 'In stock', out: 'Out of stock', low: 'Low', untracked: 'Not tracked' },
  chips: {
    words: (words: string) => `“${words}”`,
    collection: (name: string) => `In ${name}`,
    location: (name: string) => `Stock at ${name}`,
    products: (count: number) => pieces(count, 'selected product', 'selected products'),
  },
  columns: {
    productName: 'Product',
    choices: 'Variant',
    sku: 'SKU',
    barcode: 'Barcode',
    price: 'Price',
    salePrice: 'Sale price',
    cost: 'Cost',
    weight: 'Weight',
    visible: 'Visible',
    quantity: 'Quantity',
    inStock: 'In stock',
    trackQuantity: 'Tracked',
    lowStockThreshold: 'Low from',
    reserved: 'Reserved',
    preordered: 'Preordered',
  },
  inUnit: (label: string, unit: string) => `${label} (${unit})`,
  fixed: {
    quantity: 'This quantity isn’t tracked. Turn on “Tracked” to enter it.',
    inStock: 'This quantity is tracked, so it decides whether the variant is in stock.',
    weight: 'Digital products have no weight.',
  },
}

/** What grids say of their rows, for rows that are variants. */
export const gridOfVariants: typeof grid = {
  ...grid,
  openItem: (row) => `Open product in row ${row}`,
  items: variants,
  noRows: 'No variants',
  arrived: (count) => pieces(count, 'new variant', 'new variants'),
  problems: { ...grid.problems, gone: () => 'Couldn’t save: someone else has deleted this variant.' },
}
