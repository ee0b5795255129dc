import { productSheet } from '../products/sheet/sheet-texts.ts'

/** Texts of the spreadsheet of variants, which loads them. */
export const sheet = { productSheet }
