import type { RefusalCode } from '@stoa/contract/refusals'
import type { Customization, CustomizationDoc, Failure, PartChange } from '../catalogue-parts/public.ts'

/** A change of the choices of a customization. */
export const changeOfChoices = <Code extends RefusalCode>(
  { id, revision }: { id: string; revision?: string | undefined },
  change: (doc: CustomizationDoc) => CustomizationDoc | Failure<Code>,
): PartChange<Customization, Code> => ({
  id,
  revision,
  change({ name, doc: before }) {
    const doc = change(before)
    return 'problem' in doc ? doc : { name, doc }
  },
})
