import { sectionColumns } from '@stoa/contract/product-imports/fields'
import { type InfoSection, nameOfSection } from '../../catalogue/public.ts'
import { exactCell } from '../cells.ts'
import { cellsOfEach, type ProductRow } from '../product-row.ts'

/** Whether sections can be read from their columns: their names are those that are made of their texts, and each has a heading. */
const haveColumns = (sections: readonly InfoSection[]): boolean =>
  sections.length <= sectionColumns &&
  sections.every(({ title, description, uniqueName }) => title !== '' && uniqueName === nameOfSection(title, description))

/** The columns of a product's sections, if they have any. */
export const sectionCells = (sections: readonly InfoSection[]): ProductRow =>
  haveColumns(sections)
    ? cellsOfEach(sections, ({ title, description }, number) => ({
        [`sectionTitle${number}`]: exactCell(title),
        [`sectionText${number}`]: exactCell(description),
      }))
    : {}

/** The sections as the catalogue V3 writes them, if they have no columns. Those that products share have names, by which they are found again. */
export const sectionsWithoutColumns = (sections: readonly InfoSection[]): object =>
  haveColumns(sections)
    ? {}
    : {
        infoSections: sections.map(({ uniqueName, title, description }) => ({
          uniqueName,
          ...(title !== '' && { title }),
          plainDescription: description,
        })),
      }
