import { inventory, stockPage } from '../inventory/inventory-texts.ts'

/** Texts of the pages for stock, which load them. */
export const stock = { inventory, stockPage }
