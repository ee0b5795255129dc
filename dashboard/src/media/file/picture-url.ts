/** What the builder of picture URLs has been set to. */
export interface PictureSettings {
  how: 'fill' | 'fit' | 'crop'
  width: number
  height: number
  /** 1 to 100. */
  quality: number
  /** Whether each browser gets the smallest format that it can show. */
  isAutomatic: boolean
  /** Which part is visible: that of the file's focal point, or one as shares of the width and height. */
  focus: { x: number; y: number } | undefined
}

interface Picture {
  /** Where the original is served, with the version if it was replaced. */
  url: string
  name: string
  width: number
  height: number
}

/** The longest side that a rendition can have. */
export const sideMax = 4000

const sharesOf = ({ x, y }: { x: number; y: number }): string => `fp_${x.toFixed(2)}_${y.toFixed(2)}`

/** The URL of a rendition (wire §8). */
export function pictureUrl(picture: Picture, settings: PictureSettings): string {
  const { how, width, height, quality, isAutomatic, focus } = settings
  const parts = [
    ...(how === 'crop' ? cropOf(picture, settings) : [`w_${width}`, `h_${height}`]),
    ...(how === 'fill' ? [focus ? `al_${sharesOf(focus)}` : 'al_fp'] : []),
    `q_${quality}`,
    ...(isAutomatic ? ['enc_auto'] : []),
  ]
  const [path, query] = picture.url.split('?')
  return `${path}/v1/${how}/${parts.join(',')}/${fileNameOf(picture.name)}${query === undefined ? '' : `?${query}`}`
}

/** The part in its original size around the focal point, within the picture. */
function cropOf(picture: Picture, { width, height, focus = { x: 0.5, y: 0.5 } }: PictureSettings): string[] {
  const [w, h] = [Math.min(width, picture.width), Math.min(height, picture.height)]
  const startOf = (share: number, side: number, part: number): number =>
    Math.round(Math.max(0, Math.min(share * side - part / 2, side - part)))
  return [`x_${startOf(focus.x, picture.width, w)}`, `y_${startOf(focus.y, picture.height, h)}`, `w_${w}`, `h_${h}`]
}

/** For people who read the URL or save the picture. */
const fileNameOf = (name: string): string => encodeURIComponent(name.replaceAll(/[/\\?#]+/g, '-')) || 'picture'
