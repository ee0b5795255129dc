import { Type } from 'typebox'
import { ruleTypes } from '../problems.ts'
import { deprecated, Free, maybe, maybeNull, Shape } from '../scalars.ts'

/** An error with its code, as in error responses (wire §6). */
export const ApplicationError = Shape({ code: maybe(Type.String()), description: maybe(Type.String()), data: maybeNull(Free) })

const FieldViolation = Shape({
  field: maybe(Type.String()),
  description: maybe(Type.String()),
  violatedRule: maybe(Type.Enum(ruleTypes)),
  ruleName: maybeNull(Type.String()),
  data: maybeNull(Free),
})

/** Why a step of the calculation failed. Exactly one of the three errors is set. */
export const CalculationError = Shape({
  applicationError: maybe(ApplicationError),
  validationError: maybe(Shape({ fieldViolations: maybe(Type.Array(FieldViolation)) })),
  systemError: maybe(Shape({ errorCode: maybeNull(Type.String()) })),
  tracing: deprecated(Type.Record(Type.String(), Type.String())),
})

const CarrierErrors = Shape({
  errors: maybe(Type.Array(Shape({ carrierId: maybe(Type.String()), error: maybe(CalculationError) }))),
})

/** Errors of the calculation, by step. `{}` if all steps succeeded. The totals don't include a step that failed. */
export const CalculationErrors = Shape({
  generalShippingCalculationError: maybe(CalculationError),
  carrierErrors: maybe(CarrierErrors),
  selectedShippingOptionError: maybe(CalculationError),
  taxCalculationError: maybe(CalculationError),
  couponCalculationError: maybe(CalculationError),
  giftCardCalculationError: deprecated(CalculationError),
  orderValidationErrors: maybe(Type.Array(ApplicationError)),
  membershipError: maybe(CalculationError),
  discountsCalculationError: maybe(CalculationError),
})
