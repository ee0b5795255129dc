import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const countBrands: Handler<typeof brands.countBrands> = (context, { filter }) => countMatching(context, brandArea, filter)
