/** The title of a page's document: the page, then the shop. */
export const documentTitle = (page: string, shop: string | undefined): string => (shop && shop !== page ? `${page} · ${shop}` : page)
