import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const countRibbons: Handler<typeof ribbons.countRibbons> = (context, { filter }) => countMatching(context, ribbonArea, filter)
