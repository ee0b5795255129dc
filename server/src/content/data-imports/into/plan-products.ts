import { violation } from '../../../database/query/violation.ts'
import { Invalid, refuseFields } from '../../../kernel/refuse.ts'
import { columnViolations } from '../plan.ts'
import type { Planning } from './into.ts'

/** Rows become products with their variants. */
export const planProducts: Planning = {
  async suggested({ services }, { columns }) {
    const { productPlans } = services.hooks
    return { mapping: productPlans.suggestedMapping(columns.map(({ name }) => name)) }
  },
  checkMapping({ services }, mapping, columns) {
    const violations = [...columnViolations(mapping, columns), ...services.hooks.productPlans.mappingViolations(mapping)]
    if (violations.length > 0) throw new Invalid(violations)
  },
  checkDisplayField: async () => refuseFields(violation('displayField', 'FIELD_NOT_ALLOWED', 'is for data collections only')),
}
