import { Type } from 'typebox'
import { BulkResultsOf, entryNow, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { entries, fieldMask, filter, PartCount, PartQuery, partReader, partWriter, revision, revisionProblem } from '../catalogue-parts.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { CursorMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import {
  ChoiceChanges,
  Customization,
  CustomizationChanges,
  NewCustomization,
  NewCustomizationChoice,
  customizationsFilterable,
} from './customization.ts'
import {
  assigned,
  changedChoiceProblems,
  choiceProblems,
  idsMismatch,
  missing,
  newChoiceProblems,
  nameProblem,
  noSuchChoice,
  settingsProblems,
  textProblems,
} from './problems.ts'

const requested = maybe(
  Type.Array(Type.Enum(['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE']), { maxItems: 100 }),
  'Fields to return besides those that are always returned. Choices have no pictures of their own, so CHOICE_DISPLAY_IMAGE adds none.',
)
const reader = { ...partReader, family: 'customizations', permission: 'WIX_STORES.CUSTOMIZATION_READ' } as const
const writer = { ...partWriter, family: 'customizations', permission: 'WIX_STORES.CUSTOMIZATION_UPDATE' } as const
const createProblems = { ...nameProblem, ...settingsProblems } as const
const changeProblems = { ...missing, ...nameProblem, ...textProblems, ...revisionProblem } as const
const item = { customization: maybe(Customization, entryNow) }
const Answer = Shape({ customization: field(Customization, 'The customization as it is now.') })
const customizationId = field(Guid, 'ID of the customization.')
const newChoices = field(Type.Array(NewCustomizationChoice, { minItems: 1, maxItems: 1000 }), 'Choices in the shop’s order.')

export const createCustomization = call({
  ...writer,
  permission: 'WIX_STORES.CUSTOMIZATION_CREATE',
  method: 'POST',
  path: '/v3/customizations',
  summary: 'Create an option or a modifier.',
  request: Shape({ customization: field(NewCustomization, 'The option or the modifier to create.') }),
  response: Answer,
  problems: createProblems,
  example: {
    customization: {
      name: 'Gift wrap',
      customizationType: 'MODIFIER',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Paper', defaultAddedPrice: '2.00' }] },
    },
  },
})

export const getCustomization = call({
  ...reader,
  method: 'GET',
  path: '/v3/customizations/{customizationId}',
  summary: 'Get an option or a modifier.',
  request: Shape({ customizationId, fields: requested }),
  response: Answer,
  problems: missing,
})

export const updateCustomization = call({
  ...writer,
  method: 'PATCH',
  path: '/v3/customizations/{customization.id}',
  summary: 'Update an option or a modifier.',
  description: 'Products that have it change in the background. Choices have calls of their own.',
  request: Shape({ customization: field(CustomizationChanges, 'The fields to change, with ID and revision.'), fields: requested }),
  response: Answer,
  problems: changeProblems,
})

export const deleteCustomization = call({
  ...writer,
  permission: 'WIX_STORES.CUSTOMIZATION_DELETE',
  method: 'DELETE',
  path: '/v3/customizations/{customizationId}',
  summary: 'Delete an option or a modifier.',
  description: 'An option that a product has isn’t deleted. Products lose a modifier in the background.',
  request: Shape({ customizationId }),
  response: Shape({}),
  problems: { ...missing, ...assigned.customization },
})

export const queryCustomizations = call({
  ...reader,
  method: 'GET',
  path: '/v3/customizations/query',
  also: [['POST', '/v3/customizations/query']],
  summary: 'Query options and modifiers.',
  request: Shape({ query: maybeNull(PartQuery(100), 'Filter, sort and page.'), fields: requested }),
  response: Shape({
    customizations: field(Type.Array(Customization), 'The customizations of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: customizationsFilterable,
  example: { query: { filter: { customizationType: 'PRODUCT_OPTION' } } },
})

export const countCustomizations = call({
  ...reader,
  method: 'POST',
  path: '/v3/customizations/count',
  summary: 'Count options and modifiers.',
  request: Shape({ filter }),
  response: PartCount,
  problems: {},
  filterable: customizationsFilterable,
  example: {},
})

export const bulkCreateCustomizations = call({
  ...writer,
  permission: 'WIX_STORES.CUSTOMIZATION_CREATE',
  method: 'POST',
  path: '/v3/bulk/customizations/create',
  summary: 'Create several options and modifiers.',
  request: Shape({ customizations: entries(NewCustomization, 'The customizations'), returnEntity }),
  response: BulkResultsOf(createProblems, item),
  problems: {},
})

export const bulkUpdateCustomizations = call({
  ...writer,
  method: 'POST',
  path: '/v3/bulk/customizations/update',
  summary: 'Update several options and modifiers.',
  request: Shape({
    customizations: entries(
      Shape({ customization: field(CustomizationChanges, 'The fields to change, with ID and revision.'), fieldMask }),
      'The changes',
    ),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsOf(changeProblems, item),
  problems: {},
})

export const addCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/add-choices',
  summary: 'Add choices.',
  request: Shape({ customizationId, choices: newChoices, fields: requested }),
  response: Answer,
  problems: { ...missing, ...newChoiceProblems },
})

export const setCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/set-choices',
  summary: 'Replace the choices.',
  description: 'Choices of the same name keep their ID. One that a product has can’t be left out.',
  request: Shape({ customizationId, choices: newChoices, fields: requested }),
  response: Answer,
  problems: { ...missing, ...choiceProblems, ...assigned.choice },
})

export const removeCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/remove-choices',
  summary: 'Remove choices.',
  description:
    'A choice of an option that a product has can’t be removed. Products lose those of a modifier in the background. One choice has to remain.',
  request: Shape({
    customizationId,
    choiceIds: entries(Guid, 'IDs of the choices'),
    revision: maybe(EntityRevision, 'Revision that was read. Any by default.'),
    fields: requested,
  }),
  response: Answer,
  problems: { ...missing, ...noSuchChoice, ...assigned.choice, ...revisionProblem },
})

export const updateCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/update-choices',
  summary: 'Update choices.',
  description: 'Products that have the choices change in the background.',
  request: Shape({
    customizationId,
    revision,
    choices: entries(Shape({ choice: field(ChoiceChanges, 'The fields to change, with the ID.'), fieldMask }), 'The changes'),
    fields: requested,
  }),
  response: Answer,
  problems: { ...missing, ...noSuchChoice, ...changedChoiceProblems, ...revisionProblem },
})

export const reorderCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/reorder-choices',
  summary: 'Change the order of the choices.',
  request: Shape({
    customizationId,
    revision,
    choiceIds: field(Type.Array(Guid, { minItems: 1, maxItems: 1000 }), 'IDs of all choices in their new order.'),
    fields: requested,
  }),
  response: Answer,
  problems: { ...missing, ...idsMismatch, ...revisionProblem },
})

export const bulkAddCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/bulk/customizations/add-choices',
  summary: 'Add choices to several options and modifiers.',
  request: Shape({
    customizationsChoices: field(
      Type.Array(
        Shape({
          customizationId,
          choices: field(Type.Array(NewCustomizationChoice, { minItems: 1, maxItems: 100 }), 'Choices to add, after those that are there.'),
        }),
        { minItems: 1, maxItems: 1000 },
      ),
      'Choices by customization, up to 1,000.',
    ),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsOf({ ...missing, ...newChoiceProblems }, item),
  problems: {},
})
