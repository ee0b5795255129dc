import { dashboard } from './en/dashboard.ts'
import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { storefront } from './en/storefront.ts'

export const en = { shared, problems, storefront, dashboard }
