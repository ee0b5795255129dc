import { Type } from 'typebox'
import { call } from '../call.ts'
import { writer } from '../catalogue/writer.ts'
import { hiddenParent, managedProblem } from '../categories/problems.ts'
import { field, Guid, maybe, Shape } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'
import { Collection, CollectionChanges, NewCollection } from './collection.ts'
import { changedCollectionProblems, memberProblems, newMemberProblems, slugProblems } from './problems.ts'

const id = field(CollectionId, 'ID of the collection.')
const CollectionAnswer = Shape({ collection: field(Collection, 'The collection as it is now.') })
const ProductIds = Type.Array(Guid, { maxItems: 1000 })

const mugs = '30000000-0000-4000-8000-000000000001'
const jug = '10000000-0000-4000-8000-000000000001'

export const createCollection = call({
  ...writer,
  method: 'POST',
  path: '/v1/collections',
  summary: 'Create a collection.',
  description: 'Creates a collection without products. If its name’s address is taken, it gets a number.',
  request: Shape({ collection: field(NewCollection, 'The collection. It needs a name.') }),
  response: CollectionAnswer,
  problems: slugProblems,
  example: { collection: { name: 'Tall things', description: 'For high shelves.' } },
})

export const updateCollection = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/collections/{collection.id}',
  summary: 'Update a collection.',
  description: 'Changes the fields that are sent. With a category, all below it are hidden. Of “All Products”, the address can’t change.',
  request: Shape({ collection: field(CollectionChanges, 'The fields to change, with the ID.') }),
  response: CollectionAnswer,
  problems: { ...changedCollectionProblems, ...slugProblems, ...hiddenParent },
  example: { collection: { id: mugs, description: 'To drink from.' } },
})

export const deleteCollection = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/collections/{id}',
  summary: 'Delete a collection.',
  description:
    'Deletes a collection and all below it. Its products stay in the shop. Up to 1,000 of them lose the collection at once, the rest within seconds.',
  request: Shape({ id }),
  response: Shape({}),
  problems: { ...changedCollectionProblems, ...managedProblem },
  example: { id: mugs },
})

export const addProductsToCollection = call({
  ...writer,
  method: 'POST',
  path: '/v1/collections/{id}/productIds',
  summary: 'Add products to a collection.',
  description: 'Adds products at the end. Those that it already has stay where they are. If one of them doesn’t exist, none is added.',
  request: Shape({ id, productIds: maybe(ProductIds, 'IDs of the products, up to 1,000. None by default.') }),
  response: Shape({}),
  problems: newMemberProblems,
  example: { id: mugs, productIds: [jug] },
})

export const removeProductsFromCollection = call({
  ...writer,
  method: 'POST',
  path: '/v1/collections/{id}/productIds/delete',
  summary: 'Remove products from a collection.',
  description: 'The products stay in the shop. Those that aren’t in the collection are ignored.',
  request: Shape({ id, productIds: field(ProductIds, 'IDs of the products, up to 1,000.') }),
  response: Shape({}),
  problems: memberProblems,
  example: { id: mugs, productIds: [jug] },
})
