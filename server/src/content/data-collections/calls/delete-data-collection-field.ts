import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeFields, withField } from '../fields.ts'

type Call = typeof dataCollections.deleteDataCollectionField

export const deleteDataCollectionField: Handler<Call> = (context, { dataCollectionId, fieldKey }) =>
  changeFields(context, dataCollectionId, (fields) => withField(fields, fieldKey, () => undefined))
