/** Links of the list of products to what is done with many of them. */
export const productLinks = { import: 'Import', export: 'Export', imports: 'Imports', sheet: 'Spreadsheet' }
