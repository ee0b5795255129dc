import { readSettings, type Setting } from './transform-settings.ts'
import { InvalidTransform, outOfRange, quoted, type Transform } from './transform.ts'

const sideMax = 4000
const positionMax = 99_999
const qualityDefault = 85

/** Parses what follows the picture's ID: `v1/fill/w_200,h_200,al_c,q_80,enc_auto/name.jpg`, also after `v1/crop/x_…`. Undefined if it is no transform at all. */
export function readTransform(rest: string): Transform | undefined {
  const [version, ...segments] = rest.split('/')
  if (version !== 'v1') return undefined
  // The last segment is a file name for people.
  const steps = segments.slice(0, -1)
  const [first, firstSettings = '', second, secondSettings = ''] = steps
  if (steps.length !== 2 && steps.length !== 4) throw new InvalidTransform('A transform is a step, its settings and a file name.')
  const transform: Transform = { quality: qualityDefault }
  readStep(transform, first!, firstSettings)
  if (second === undefined) return transform
  if (first !== 'crop' || second === 'crop') throw new InvalidTransform('Only a crop can have another step after it.')
  readStep(transform, second, secondSettings)
  return transform
}

function readStep(transform: Transform, step: string, text: string): void {
  const settings = readSettings(text)
  const sides = { width: required(settings, 'w', step), height: required(settings, 'h', step) }
  if (step === 'crop') transform.crop = { ...positionOf(settings), ...sides }
  else if (step === 'fill' || step === 'fit') transform.size = { ...sides, how: step }
  else throw new InvalidTransform(`${quoted(step)} isn’t a step. Use fill, fit or crop.`)
  for (const setting of settings.values()) setting.apply?.(transform)
}

function positionOf(settings: ReadonlyMap<string, Setting>): { x?: number; y?: number } {
  const [x, y] = [settings.get('x')?.value, settings.get('y')?.value]
  if ((x === undefined) !== (y === undefined)) throw new InvalidTransform('A crop has both x and y, or neither.')
  return x === undefined ? {} : { x, y: y! }
}

function required(settings: ReadonlyMap<string, Setting>, name: 'w' | 'h', step: string): number {
  const value = settings.get(name)?.value
  if (value === undefined) throw new InvalidTransform(`${name}_ is missing.`)
  const max = step === 'crop' ? positionMax : sideMax
  return value > max ? outOfRange(name, 1, max) : value
}
