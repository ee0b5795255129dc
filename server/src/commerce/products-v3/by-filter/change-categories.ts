import { productsV3 } from '@stoa/contract'
import { refuse } from '../../../kernel/refuse.ts'
import { findManualProblem, firstOf, type ManualProblem, moveLockedProducts } from '../../collections/public.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

type CategoriesTask = ProductTask<'ADD_TO_CATEGORIES'>

const taskFor = (call: CategoriesTask['call'], change: 'ADD' | 'REMOVE'): CategoriesTask => ({
  call,
  over: products,
  async check(context, { categoryIds }) {
    refuseProblem(await findManualProblem(context, categoryIds))
  },
  async change(context, { categoryIds }, held) {
    const productIds = held.map(({ product }) => product.id)
    refuseProblem(firstOf(await moveLockedProducts(context, { change, collectionIds: categoryIds, productIds })))
    return []
  },
})

export const addToCategories = taskFor(productsV3.bulkAddProductsToCategoriesByFilter, 'ADD')
export const removeFromCategories = taskFor(productsV3.bulkRemoveProductsFromCategoriesByFilter, 'REMOVE')

function refuseProblem(problem: ManualProblem | undefined): void {
  if (problem) refuse(problem === 'COLLECTION_NOT_FOUND' ? 'CATEGORY_NOT_FOUND' : 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}
