/** Fields that may be asked for. */
export const exportFieldsMax = 300
/** Items that come with one call. */
export const exportItemsAtOnce = 500
