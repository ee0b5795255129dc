const percent = "(products.doc #>> '{discount,percent}')::numeric"

/** `discountedPrice` of a row of products, in SQL. */
const discounted = (price: string): string => `greatest(0, ${price} - case products.doc #>> '{discount,type}'
  when 'PERCENT' then round(${price} * ${percent} / 100)::bigint when 'AMOUNT' then (products.doc #>> '{discount,amountMinor}')::bigint else 0 end)`

/** `currentPrice` of a row of variants and its product, in SQL. */
export const currentPriceOfVariant = `coalesce(variants.sale_minor, ${discounted('variants.price_minor')})`

/** `currentPrice` of a row of products, in SQL. */
export const currentPriceOfProduct = `coalesce((products.doc ->> 'saleMinor')::bigint, ${discounted('products.price_minor')})`
