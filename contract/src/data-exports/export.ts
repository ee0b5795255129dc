/** Maximum number of fields in an export. */
export const exportFieldsMax = 300
/** Number of items returned per call. */
export const exportItemsAtOnce = 500
