import type { Call } from '@stoa/contract/call'
import type { ProductsJobKind } from '@stoa/contract/products-v3/products-job'
import type { Context } from '../../../kernel/context.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'
import type { Conditions } from '../plan-products.ts'
import { adjustVariants } from './adjust-variants.ts'
import { addToCategories, removeFromCategories } from './change-categories.ts'
import { addSections, removeSections } from './change-sections.ts'
import { deleteProducts } from './delete-products.ts'
import type { JobRequest, ProductFailure, Requests } from './job.ts'
import type { Task } from './task.ts'
import { updateProducts } from './update-products.ts'
import { updateTags } from './update-tags.ts'
import { updateVariants } from './update-variants.ts'

const tasks: { readonly [Kind in ProductsJobKind]: Task<Requests[Kind]> } = {
  UPDATE_PRODUCTS: updateProducts,
  DELETE_PRODUCTS: deleteProducts,
  ADD_INFO_SECTIONS: addSections,
  REMOVE_INFO_SECTIONS: removeSections,
  ADD_TO_CATEGORIES: addToCategories,
  REMOVE_FROM_CATEGORIES: removeFromCategories,
  UPDATE_TAGS: updateTags,
  UPDATE_VARIANTS: updateVariants,
  ADJUST_VARIANTS: adjustVariants,
}

/** The task of a kind takes the request of this kind, which the compiler doesn't see in a union. */
const taskOf = ({ kind }: JobRequest) => tasks[kind] as Task<Conditions>

export const callOf = (job: JobRequest): Call => taskOf(job).call

/** Changes locked products. Returns those that can't be changed. */
export const changeProducts = (
  context: Context,
  job: JobRequest,
  held: readonly ProductWithVariants[],
): Promise<readonly ProductFailure[]> => taskOf(job).change(context, job.request, held)
