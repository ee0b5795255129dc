import { productsV3 } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { addLockedProducts, type ManualProblem, manualProblem, removeLockedProducts } from '../../collections/public.ts'
import type { Requests } from './job.ts'
import type { Task } from './task.ts'

type Request = Requests['ADD_TO_CATEGORIES']
type Move = typeof addLockedProducts

const taskFor = (call: Task<Request>['call'], move: Move): Task<Request> => ({
  call,
  async check(context, { categoryIds }) {
    refuseProblem(await manualProblem(context, categoryIds))
  },
  async change(context: Context, { categoryIds }, held) {
    const productIds = held.map(({ product }) => product.id)
    refuseProblem(await move(context, categoryIds, productIds))
    return []
  },
})

export const addToCategories = taskFor(productsV3.bulkAddProductsToCategoriesByFilter, addLockedProducts)
export const removeFromCategories = taskFor(productsV3.bulkRemoveProductsFromCategoriesByFilter, removeLockedProducts)

function refuseProblem(problem: ManualProblem | undefined): void {
  if (problem === 'COLLECTION_NOT_FOUND') refuse('CATEGORY_NOT_FOUND')
  if (problem) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}
