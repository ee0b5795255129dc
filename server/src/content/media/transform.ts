/** A transform in a picture's URL (wire §8): a crop, and a size to fill or fit. */
export interface Transform {
  crop?: { x: number; y: number; width: number; height: number }
  size?: { width: number; height: number; how: 'fill' | 'fit' }
  quality: number
}

const sideMax = 4000
const qualityDefault = 85

/** Parses what follows the picture's id: `v1/fill/w_200,h_200,al_c,q_80,enc_auto/name.jpg`, also after `v1/crop/x_…`. Undefined for anything else. */
export function readTransform(rest: string): Transform | undefined {
  const [version, ...segments] = rest.split('/')
  if (version !== 'v1') return undefined
  const transform: Transform = { quality: qualityDefault }
  // The last segment is a file name for people.
  for (let index = 0; index + 2 <= segments.length - 1; index += 2) {
    if (!readStep(transform, segments[index]!, settingsOf(segments[index + 1]!))) return undefined
  }
  return segments.length >= 3 && segments.length % 2 === 1 ? transform : undefined
}

function readStep(transform: Transform, step: string, settings: ReadonlyMap<string, string>): boolean {
  const width = wholeNumber(settings.get('w'), 1)
  const height = wholeNumber(settings.get('h'), 1)
  if (width === undefined || height === undefined) return false
  if (step === 'crop') {
    const x = wholeNumber(settings.get('x'), 0)
    const y = wholeNumber(settings.get('y'), 0)
    if (x === undefined || y === undefined) return false
    transform.crop = { x, y, width, height }
    return true
  }
  if (step !== 'fill' && step !== 'fit') return false
  if (width > sideMax || height > sideMax) return false
  transform.size = { width, height, how: step }
  const quality = settings.get('q')
  transform.quality = quality === undefined ? qualityDefault : (wholeNumber(quality, 1) ?? 0)
  return transform.quality >= 1 && transform.quality <= 100
}

/** `w_200,h_100,al_c` → w: 200, h: 100, al: c */
function settingsOf(segment: string): ReadonlyMap<string, string> {
  return new Map(
    segment.split(',').map((setting): [string, string] => {
      const at = setting.indexOf('_')
      return at < 0 ? [setting, ''] : [setting.slice(0, at), setting.slice(at + 1)]
    }),
  )
}

function wholeNumber(text: string | undefined, least: number): number | undefined {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least ? value : undefined
}
