/** The address of a picture, cut to a size around its focal point: `…/media/<id>?v=2` → `…/media/<id>/v1/fill/w_640,h_640,q_82,enc_auto/<id>?v=2` (wire §8). Other
 *  addresses stay as they are. */
export function rendition(url: string, width: number, height: number, settings = 'q_82,enc_auto'): string {
  const [, folder, id, version = ''] = /^(.*\/media\/)([^/?#]+)(\?v=\d+)?$/.exec(url) ?? []
  return id ? `${folder}${id}/v1/fill/w_${width},h_${height},${settings}/${id}${version}` : url
}

interface Size {
  width: number
  height: number
}

/** The size of a picture on the page, scaled to fit a box. */
export function sizeWithin({ width, height }: Size, widthMax: number, heightMax: number): Size {
  const scale = Math.min(widthMax / width, heightMax / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
