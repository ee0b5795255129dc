import { productsV3 } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { recordChanged } from '../../catalogue/public.ts'
import { addLockedProducts, findManualProblem, type ManualProblem, removeLockedProducts } from '../../collections/public.ts'
import type { Requests } from './job.ts'
import type { Task } from './task.ts'

type Request = Requests['ADD_TO_CATEGORIES']
type Move = typeof addLockedProducts

const taskFor = (call: Task<Request>['call'], move: Move): Task<Request> => ({
  call,
  async check(context, { categoryIds }) {
    const problem = await findManualProblem(context, categoryIds)
    if (problem) refuseProblem(problem)
  },
  async change(context: Context, { categoryIds }, held) {
    const productIds = held.map(({ product }) => product.id)
    const result = await move(context, categoryIds, productIds)
    if ('problem' in result) return refuseProblem(result.problem)
    for (const product of result.moved) recordChanged(context, product, ['collectionIds'])
    return []
  },
})

export const addToCategories = taskFor(productsV3.bulkAddProductsToCategoriesByFilter, addLockedProducts)
export const removeFromCategories = taskFor(productsV3.bulkRemoveProductsFromCategoriesByFilter, removeLockedProducts)

const refuseProblem = (problem: ManualProblem): never =>
  refuse(problem === 'COLLECTION_NOT_FOUND' ? 'CATEGORY_NOT_FOUND' : 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
