/** The ID of "All Products", the collection that every site has and that holds all of its products. It isn't a GUID: the public packages' apps know it in this
 *  form (decision 0074). */
export const allProductsId = '00000000-000000-000000-000000000001'

/** The slug of "All Products". */
export const allProductsSlug = 'all-products'
