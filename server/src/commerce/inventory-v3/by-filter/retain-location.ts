import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { retainLocations } from '../../locations/public.ts'

/** Keeps a location until the transaction ends. Refuses LOCATION_NOT_FOUND. */
export async function retainLocation(context: Context, id: string): Promise<void> {
  if (!(await retainLocations(context, [id])).has(id)) refuse('LOCATION_NOT_FOUND')
}
