export { productPlans } from './plans.ts'
export { productImports } from './work.ts'
