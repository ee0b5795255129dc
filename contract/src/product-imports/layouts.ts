import { optionColumns, type ProductField, sectionColumns, textColumns } from './fields.ts'

export const productFileFormats = ['STOA', 'HOSTED', 'SHOPIFY'] as const
/** The columns of a file with products: Stoa's own, from which everything comes in again; those of the hosted platform; or those of Shopify. */
export type ProductFileFormat = (typeof productFileFormats)[number]

type Columns = readonly (readonly [column: string, field: ProductField])[]

const each = (count: number, of: (number: number) => Columns): Columns => Array.from({ length: count }, (_, at) => of(at + 1)).flat()

/** The columns of each kind of file, in their order, with what they contain. */
export const productColumns: Readonly<Record<ProductFileFormat, Columns>> = {
  STOA: [
    ['ID', 'id'],
    ['Row', 'rowType'],
    ['Name', 'name'],
    ['Address', 'slug'],
    ['Description', 'description'],
    ['Pictures', 'pictures'],
    ['Picture texts', 'pictureTexts'],
    ['Collections', 'collections'],
    ['Brand', 'brand'],
    ['Ribbon', 'ribbon'],
    ['Visible', 'visible'],
    ['Physical or digital', 'productType'],
    ['Price', 'price'],
    ['Sale price', 'salePrice'],
    ['Discount type', 'discountType'],
    ['Discount', 'discountValue'],
    ['Cost', 'cost'],
    ['SKU', 'sku'],
    ['Barcode', 'barcode'],
    ['Stock', 'stock'],
    ['Weight', 'weight'],
    ...each(optionColumns, (number) => [
      [`Option ${number}`, `optionName${number}`],
      [`Option ${number} type`, `optionType${number}`],
      [`Option ${number} choices`, `optionValue${number}`],
    ]),
    ...each(sectionColumns, (number) => [
      [`Section ${number}`, `sectionTitle${number}`],
      [`Section ${number} text`, `sectionText${number}`],
    ]),
    ...each(textColumns, (number) => [
      [`Custom text ${number}`, `textTitle${number}`],
      [`Custom text ${number} length`, `textLimit${number}`],
      [`Custom text ${number} required`, `textMandatory${number}`],
    ]),
    ['SEO title', 'seoTitle'],
    ['SEO description', 'seoDescription'],
    ['(other fields)', 'others'],
  ],
  HOSTED: [
    ['handleId', 'handle'],
    ['fieldType', 'rowType'],
    ['name', 'name'],
    ['description', 'description'],
    ['productImageUrl', 'pictures'],
    ['collection', 'collections'],
    ['sku', 'sku'],
    ['ribbon', 'ribbon'],
    ['price', 'price'],
    ['surcharge', 'surcharge'],
    ['visible', 'visible'],
    ['discountMode', 'discountType'],
    ['discountValue', 'discountValue'],
    ['inventory', 'stock'],
    ['weight', 'weight'],
    ['cost', 'cost'],
    ...each(optionColumns, (number) => [
      [`productOptionName${number}`, `optionName${number}`],
      [`productOptionType${number}`, `optionType${number}`],
      [`productOptionDescription${number}`, `optionValue${number}`],
    ]),
    ...each(sectionColumns, (number) => [
      [`additionalInfoTitle${number}`, `sectionTitle${number}`],
      [`additionalInfoDescription${number}`, `sectionText${number}`],
    ]),
    ...each(2, (number) => [
      [`customTextField${number}`, `textTitle${number}`],
      [`customTextCharLimit${number}`, `textLimit${number}`],
      [`customTextMandatory${number}`, `textMandatory${number}`],
    ]),
    ['brand', 'brand'],
  ],
  SHOPIFY: [
    ['Handle', 'handle'],
    ['Title', 'name'],
    ['Body (HTML)', 'description'],
    ['Vendor', 'brand'],
    ['Published', 'visible'],
    ...each(3, (number) => [
      [`Option${number} Name`, `optionName${number}`],
      [`Option${number} Value`, `optionValue${number}`],
    ]),
    ['Variant SKU', 'sku'],
    ['Variant Grams', 'weightInGrams'],
    ['Variant Inventory Tracker', 'stockTracker'],
    ['Variant Inventory Qty', 'stock'],
    ['Variant Inventory Policy', 'sellsWithoutStock'],
    ['Variant Price', 'price'],
    ['Variant Compare At Price', 'compareAtPrice'],
    ['Variant Requires Shipping', 'requiresShipping'],
    ['Variant Barcode', 'barcode'],
    ['Image Src', 'pictures'],
    ['Image Alt Text', 'pictureTexts'],
    ['SEO Title', 'seoTitle'],
    ['SEO Description', 'seoDescription'],
    ['Variant Image', 'variantPicture'],
    ['Cost per item', 'cost'],
    ['Status', 'status'],
    ['Collection', 'collections'],
  ],
}

/** Names that files of newer versions give these columns. */
const others: Columns = [
  ['URL handle', 'handle'],
  ['Published on online store', 'visible'],
  ...each(3, (number) => [
    [`Option${number} name`, `optionName${number}`],
    [`Option${number} value`, `optionValue${number}`],
  ]),
  ['Weight value (grams)', 'weightInGrams'],
  ['Inventory tracker', 'stockTracker'],
  ['Inventory quantity', 'stock'],
  ['Continue selling when out of stock', 'sellsWithoutStock'],
  ['Compare-at price', 'compareAtPrice'],
  ['Requires shipping', 'requiresShipping'],
  ['Product image URL', 'pictures'],
  ['Image alt text', 'pictureTexts'],
  ['Variant image URL', 'variantPicture'],
]

/** What columns with these names are imported into, unless the caller says otherwise. */
export const columnFields: Columns = [...Object.values(productColumns).flat(), ...others]
