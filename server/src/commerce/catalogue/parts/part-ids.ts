import type { ProductDoc } from '../product.ts'

/** The parts of the catalogue that a product has, each once. */
export const partIdsOf = ({ brandId, ribbonId, additionalRibbons = [], infoSections, options, modifiers }: ProductDoc): string[] =>
  [
    ...new Set([
      ...[brandId, ribbonId].flatMap((id) => id ?? []),
      ...[...additionalRibbons, ...infoSections, ...options, ...modifiers].map(({ partId }) => partId),
    ]),
  ].toSorted()
