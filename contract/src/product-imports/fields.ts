/** How many options, sections and texts of a product a file has columns for. */
export const optionColumns = 6
export const sectionColumns = 6
export const textColumns = 10

/** The code of a colour, which a list of choices has before its name: `#c2543d:Terracotta`. */
export const colourCode = /^#[0-9a-f]{3,8}$/i

const numbered = <const Names extends readonly string[], const Count extends number>(names: Names, count: Count) =>
  Array.from({ length: count }, (_, at) => names.map((name) => `${name}${at + 1}`)).flat() as `${Names[number]}${number}`[]

/** What a column of a file can be imported into. Numbered fields are those of the product's first option, section or text, and so on. */
export const productFields = [
  /** The product's ID. */
  'id',
  /** What all rows of a product have in common: any text, such as its address. */
  'handle',
  /** `Product` or `Variant`. Without it, the first row of a handle has the product, and every row with choices a variant. */
  'rowType',
  'name',
  'slug',
  'description',
  /** IDs of files or web addresses, separated by semicolons; of later rows of a product, further ones. */
  'pictures',
  /** The alternative texts of `pictures`, as a list in JSON, or the text of a single one. */
  'pictureTexts',
  /** Names, separated by semicolons. */
  'collections',
  'brand',
  'ribbon',
  /** Whether shoppers see it: yes or no. */
  'visible',
  /** `active`, or anything else for a hidden product. */
  'status',
  /** `physical` or `digital`. */
  'productType',
  /** `no` for a digital product. */
  'requiresShipping',
  /** The price without discounts. */
  'price',
  /** What a variant costs more than the product. */
  'surcharge',
  /** `PERCENT` or `AMOUNT`. */
  'discountType',
  'discountValue',
  /** What it costs now, reduced by itself. */
  'salePrice',
  /** The price before a reduction to `price`. */
  'compareAtPrice',
  'cost',
  'sku',
  'barcode',
  /** A number, which is tracked from then on, or `InStock` or `OutOfStock`. */
  'stock',
  /** Empty for stock that isn't tracked. */
  'stockTracker',
  /** Whether it can be ordered while it's out of stock: `continue` or yes. */
  'sellsWithoutStock',
  /** In the shop's unit. */
  'weight',
  'weightInGrams',
  ...numbered(['optionName', 'optionType', 'optionValue'], optionColumns),
  ...numbered(['sectionTitle', 'sectionText'], sectionColumns),
  ...numbered(['textTitle', 'textLimit', 'textMandatory'], textColumns),
  'seoTitle',
  'seoDescription',
  /** The picture that shows the variant's first choice. */
  'variantPicture',
  /** What has no column of its own, in JSON. */
  'others',
] as const
export type ProductField = (typeof productFields)[number]

export const isProductField = (name: string): name is ProductField => (productFields as readonly string[]).includes(name)
