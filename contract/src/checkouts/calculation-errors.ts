import { Type } from 'typebox'
import { ruleTypes } from '../problems.ts'
import { deprecated, Free, maybe, maybeNull, Shape } from '../scalars.ts'

/** An error with its code, as in error responses (wire §6). */
export const ApplicationError = Shape({
  code: maybe(Type.String(), 'Code of the error, such as `NO_DELIVERY_TO_ADDRESS`.'),
  description: maybe(Type.String(), 'What went wrong, as a sentence for the buyer.'),
  data: maybeNull(Free, 'Values that belong to the error.'),
})

const FieldViolation = Shape({
  field: maybe(Type.String(), 'Path of the field, such as `lineItems[0].quantity`.'),
  description: maybe(Type.String(), 'What is wrong with the value.'),
  violatedRule: maybe(Type.Enum(ruleTypes), 'Rule that the value breaks.'),
  ruleName: maybeNull(Type.String(), 'Name of the rule, if it is not one of the usual ones.'),
  data: maybeNull(Free, 'Values that belong to the rule, such as a bound.'),
})

/** Why a step of the calculation failed. Exactly one of the three errors is set. */
export const CalculationError = Shape({
  applicationError: maybe(ApplicationError, 'A rule of the shop that wasn’t met, such as no delivery to the address.'),
  validationError: maybe(
    Shape({ fieldViolations: maybe(Type.Array(FieldViolation), 'The fields that are wrong.') }),
    'Values that the step couldn’t calculate with.',
  ),
  systemError: maybe(
    Shape({ errorCode: maybeNull(Type.String(), 'Code of the failure.') }),
    'A failure inside the server or of a service.',
  ),
  tracing: deprecated(Type.Record(Type.String(), Type.String()), 'IDs for finding the failure in logs.'),
})

const CarrierErrors = Shape({
  errors: maybe(
    Type.Array(
      Shape({
        carrierId: maybe(Type.String(), 'ID of the carrier.'),
        error: maybe(CalculationError, 'Why the carrier’s options couldn’t be calculated.'),
      }),
    ),
    'Errors by carrier.',
  ),
})

/** Errors of the calculation, by step. `{}` if all steps succeeded. The totals don't include a step that failed. */
export const CalculationErrors = Shape({
  generalShippingCalculationError: maybe(CalculationError, 'Why there is no delivery at all, for example none to the address.'),
  carrierErrors: maybe(CarrierErrors, 'Why some carriers have no options.'),
  selectedShippingOptionError: maybe(CalculationError, 'Why the selected delivery option can’t be used.'),
  taxCalculationError: maybe(CalculationError, 'Why the tax couldn’t be calculated.'),
  couponCalculationError: maybe(CalculationError, 'Why the coupon couldn’t be applied.'),
  giftCardCalculationError: deprecated(CalculationError, 'Why the gift card couldn’t be applied.'),
  orderValidationErrors: maybe(Type.Array(ApplicationError), 'What apps found wrong with the order.'),
  membershipError: maybe(CalculationError, 'Why a membership couldn’t be applied.'),
  discountsCalculationError: maybe(CalculationError, 'Why the automatic discounts couldn’t be calculated.'),
})
