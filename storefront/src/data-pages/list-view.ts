import type { DataPage } from '../answers.ts'

/** As much of a collection as its list draws. */
export type ListPage = Pick<DataPage, 'dataCollectionId' | 'displayName' | 'displayField' | 'slugField' | 'fields'>

/** What a field is called on a page. */
export const fieldName = ({ fields }: Pick<DataPage, 'fields'>, key: string): string =>
  fields.find((field) => field.key === key)?.displayName || key
