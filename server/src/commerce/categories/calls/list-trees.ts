import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { storesTree } from '../../collections/public.ts'

export const listTrees: Handler<typeof categories.listTrees> = async () => ({ trees: [storesTree] })
