import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'

export const countCustomizations: Handler<typeof customizations.countCustomizations> = (context, { filter }) =>
  countMatching(context, customizationArea, filter)
