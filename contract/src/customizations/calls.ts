import { Type } from 'typebox'
import { BulkResultsWith, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { entries, filter, PartCount, PartPage, PartQuery, partReader, partWriter, revision, revisionProblem } from '../catalogue-parts.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import {
  ChoiceChanges,
  Customization,
  CustomizationChanges,
  NewCustomization,
  NewCustomizationChoice,
  customizationsFilterable,
} from './customization.ts'

const requested = maybe(
  Type.Array(Type.Enum(['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE']), { maxItems: 100 }),
  'Fields to return besides those that are always returned.',
)
const reader = { ...partReader, family: 'customizations', permission: 'WIX_STORES.CUSTOMIZATION_READ' } as const
const writer = { ...partWriter, family: 'customizations', permission: 'WIX_STORES.CUSTOMIZATION_UPDATE' } as const
const missing = { CUSTOMIZATION_NOT_FOUND: { status: 404, message: 'No customization with this ID exists.' } } as const
const settings = {
  CUSTOMIZATION_NAME_ALREADY_EXISTS: { status: 409, message: 'Another customization of this kind has this name.' },
  INVALID_FREE_TEXT_SETTINGS: { status: 400, message: 'The shortest text is longer than the longest one.' },
  DOESNT_SUPPORT_FREE_TEXT: { status: 400, message: 'Only modifiers of the kind FREE_TEXT have settings of a text.' },
  DUPLICATE_CHOICE_NAMES: { status: 400, message: 'Two choices have the same name.' },
  DOESNT_SUPPORT_CHOICES: { status: 400, message: 'A customization of the kind FREE_TEXT has no choices, and others need some.' },
} as const
const choiceProblems = {
  ...missing,
  DOESNT_SUPPORT_CHOICES: settings.DOESNT_SUPPORT_CHOICES,
  DUPLICATE_CHOICE_NAMES: settings.DUPLICATE_CHOICE_NAMES,
  CHOICES_LIMIT_EXCEEDED: {
    status: 400,
    message: 'A customization can have up to 1,000 choices.',
    data: Shape({ limit: field(Whole(0, 1000), 'The limit.') }),
  },
} as const
const known = { CHOICE_NOT_FOUND: { status: 404, message: 'The customization has no such choice.' } } as const
const assigned = { CHOICE_ASSIGNED_TO_PRODUCT: { status: 409, message: 'A product has the choice.' } } as const
const changeProblems = { ...missing, ...settings, ...revisionProblem } as const
const Answer = Shape({ customization: field(Customization, 'The customization as it is now.') })
const customizationId = field(Guid, 'ID of the customization.')
const newChoices = field(Type.Array(NewCustomizationChoice, { minItems: 1, maxItems: 1000 }), 'The choices.')

export const createCustomization = call({
  ...writer,
  permission: 'WIX_STORES.CUSTOMIZATION_CREATE',
  method: 'POST',
  path: '/v3/customizations',
  summary: 'Create an option or a modifier.',
  request: Shape({ customization: field(NewCustomization, 'The customization.') }),
  response: Answer,
  problems: settings,
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
  description: 'One that a product has isn’t deleted.',
  request: Shape({ customizationId }),
  response: Shape({}),
  problems: { ...missing, CUSTOMIZATION_ASSIGNED_TO_PRODUCT: { status: 409, message: 'A product has it.' } },
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
    pagingMetadata: field(PartPage, 'Size of the page and what comes next.'),
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
  response: BulkResultsWith(settings, Customization),
  problems: {},
})

export const bulkUpdateCustomizations = call({
  ...writer,
  method: 'POST',
  path: '/v3/bulk/customizations/update',
  summary: 'Update several options and modifiers.',
  request: Shape({
    customizations: entries(
      Shape({ customization: field(CustomizationChanges, 'The fields to change, with ID and revision.') }),
      'The changes',
    ),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsWith(changeProblems, Customization),
  problems: {},
})

export const addCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/add-choices',
  summary: 'Add choices.',
  request: Shape({ customizationId, choices: newChoices, fields: requested }),
  response: Answer,
  problems: choiceProblems,
})

export const setCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/set-choices',
  summary: 'Replace the choices.',
  description: 'Choices of the same name keep their ID. One that a product has can’t be left out.',
  request: Shape({ customizationId, choices: newChoices, fields: requested }),
  response: Answer,
  problems: { ...choiceProblems, ...assigned },
})

export const removeCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/customizations/{customizationId}/remove-choices',
  summary: 'Remove choices.',
  description: 'One that a product has can’t be removed, and one choice remains.',
  request: Shape({
    customizationId,
    choiceIds: entries(Guid, 'IDs of the choices'),
    revision: maybe(EntityRevision, 'Revision that was read. Any by default.'),
    fields: requested,
  }),
  response: Answer,
  problems: { ...choiceProblems, ...known, ...assigned, ...revisionProblem },
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
    choices: entries(Shape({ choice: field(ChoiceChanges, 'The fields to change, with the ID.') }), 'The changes'),
    fields: requested,
  }),
  response: Answer,
  problems: { ...choiceProblems, ...known, ...revisionProblem },
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
  problems: {
    ...choiceProblems,
    ...revisionProblem,
    CHOICE_IDS_MISMATCH: { status: 400, message: 'Name each choice of the customization once.' },
  },
})

export const bulkAddCustomizationChoices = call({
  ...writer,
  method: 'POST',
  path: '/v3/bulk/customizations/add-choices',
  summary: 'Add choices to several options and modifiers.',
  request: Shape({
    customizationsChoices: entries(
      Shape({
        customizationId,
        choices: field(Type.Array(NewCustomizationChoice, { minItems: 1, maxItems: 100 }), 'The choices.'),
      }),
      'Choices by customization',
    ),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsWith(choiceProblems, Customization),
  problems: {},
})
