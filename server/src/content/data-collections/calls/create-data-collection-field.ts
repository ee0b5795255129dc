import type { dataCollections } from '@stoa/contract'
import { fieldsMax } from '@stoa/contract/data-collections/data-collection'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { referenceViolations } from '../definition.ts'
import { changeFields } from '../fields.ts'
import { systemKeys } from '../present.ts'

type Call = typeof dataCollections.createDataCollectionField

export const createDataCollectionField: Handler<Call> = (context, { dataCollectionId, field }) => {
  const violations = referenceViolations(field, 'field')
  if (violations.length > 0) refuseFields(...violations)
  return changeFields(context, dataCollectionId, (fields) => {
    if (systemKeys.has(field.key) || fields.some(({ key }) => key === field.key)) refuse('DATA_FIELD_ALREADY_EXISTS')
    if (fields.length >= fieldsMax)
      refuseFields(violation('field', 'MAX_SIZE', `exceeds the limit of ${fieldsMax} fields`, { threshold: fieldsMax }))
    return [...fields, field]
  })
}
