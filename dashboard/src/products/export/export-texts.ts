/** Exporting products. */
export const productExport = {
  title: 'Export products',
  intro: 'A CSV file with products, their variants, prices and stock. Text that a spreadsheet would read as a formula is escaped.',
  which: 'Products',
  all: 'All products, including hidden ones.',
  filtered: 'Only the products of the list that you came from:',
  exportAll: 'Export all products instead',
  format: 'Format',
  formats: {
    STOA: { name: 'Stoa', text: 'Everything of each product. You can change the file and import it again.' },
    HOSTED: { name: 'The hosted platform', text: 'The columns that its store imports. What they have no place for is left out.' },
    SHOPIFY: { name: 'Shopify', text: 'The columns of its product import. What they have no place for is left out.' },
  },
  download: 'Download',
}
