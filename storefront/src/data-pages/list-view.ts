import type { DataPage } from '../answers.ts'

/** The parts of a collection that its list needs. */
export type ListPage = Pick<DataPage, 'dataCollectionId' | 'displayName' | 'displayField' | 'slugField' | 'fields' | 'listLayout'>

/** The label of a field. */
export const fieldName = ({ fields }: Pick<DataPage, 'fields'>, key: string): string =>
  fields.find((field) => field.key === key)?.displayName || key
