export { planVariants } from './plan-variants.ts'
export { variantsMatching } from './store.ts'
