import type { Static } from 'typebox'
import type { MeasurementUnit as WireUnit } from '@stoa/contract/catalogue/measurement-unit'

export type MeasurementUnit = Exclude<Static<typeof WireUnit>, 'UNSPECIFIED'>

type Kind = 'volume' | 'mass' | 'length' | 'area'

/** Each unit in litres, kilograms, metres or square metres. */
const units: Readonly<Record<MeasurementUnit, readonly [kind: Kind, size: number]>> = {
  ML: ['volume', 0.001],
  CL: ['volume', 0.01],
  L: ['volume', 1],
  CBM: ['volume', 1000],
  FLOZ: ['volume', 0.029_573_529_562_5],
  PT: ['volume', 0.473_176_473],
  QT: ['volume', 0.946_352_946],
  GAL: ['volume', 3.785_411_784],
  MG: ['mass', 0.000_001],
  G: ['mass', 0.001],
  KG: ['mass', 1],
  OZ: ['mass', 0.028_349_523_125],
  LB: ['mass', 0.453_592_37],
  MM: ['length', 0.001],
  CM: ['length', 0.01],
  M: ['length', 1],
  IN: ['length', 0.0254],
  FT: ['length', 0.3048],
  YD: ['length', 0.9144],
  SQM: ['area', 1],
  SQFT: ['area', 0.092_903_04],
}

export const isSameKind = (one: MeasurementUnit, other: MeasurementUnit): boolean => units[one][0] === units[other][0]

/** How many of one unit make another of the same kind: 1,000 ML make 1 L. */
export const unitsIn = (one: MeasurementUnit, other: MeasurementUnit): number => units[other][1] / units[one][1]
