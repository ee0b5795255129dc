import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { referenceViolations } from '../definition.ts'
import { changeFields, withField } from '../fields.ts'

type Call = typeof dataCollections.updateDataCollectionField

export const updateDataCollectionField: Handler<Call> = (context, { dataCollectionId, field }) => {
  const violations = referenceViolations(field, 'field')
  if (violations.length > 0) refuseFields(...violations)
  return changeFields(context, dataCollectionId, (fields) => withField(fields, field.key, () => field))
}
