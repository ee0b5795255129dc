import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { referenceViolations } from '../definition.ts'
import { changeFields, withField } from '../fields.ts'

type Call = typeof dataCollections.patchDataCollectionField

export const patchDataCollectionField: Handler<Call> = (context, { dataCollectionId, field: { key, ...changes } }) =>
  changeFields(context, dataCollectionId, (fields) =>
    withField(fields, key, (field) => {
      const changed = { ...field, ...changes }
      const violations = referenceViolations(changed, 'field')
      return violations.length > 0 ? refuseFields(...violations) : changed
    }),
  )
