import type { Context } from '../../../kernel/context.ts'
import { findPictures, slugHolders } from '../../collections/public.ts'
import type { Facts, Input } from './input.ts'
import { imageIdOf } from './read-image.ts'

/** Reads what inputs name. Slugs are locked before. */
export async function findFacts(context: Context, inputs: readonly Input[]): Promise<Facts> {
  const pictures = await findPictures(context, [...new Set(inputs.flatMap((input) => imageIdOf(input) ?? []))])
  const slugs = await slugHolders(context, [...new Set(inputs.flatMap(({ slug }) => slug ?? []))])
  return { pictures, slugs }
}
