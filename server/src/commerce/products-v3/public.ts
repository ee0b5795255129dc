export { planVariants } from './plan-variants.ts'
