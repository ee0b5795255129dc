interface ImageRequest {
  src: string
  width: number
  quality?: number
}

/** `https://shop.example/media/<id>`, and what the media helpers put after it. Paths without a host are files of the app. */
const picture = /^(https?:\/\/[^/?#]+\/media\/([^/?#]+))(?:\/v1\/(?:fill|fit)\/[^?#]*)?(\?v=\d+)?$/

/**
 * A loader for `next/image`: the Stoa scales its pictures itself, so that Next needn't. Every other address stays as it is, and so does a cropped
 * picture; pictures of other hosts must not be below `/media/`. In `next.config`:
 * `images: { loader: 'custom', loaderFile: './stoa-loader.js' }`, and in that file `export { default } from '@stoa/connect/next-image'`.
 */
export default function stoaImageLoader({ src, width, quality = 80 }: ImageRequest): string {
  const [, address, name, version = ''] = picture.exec(src) ?? []
  return address ? `${address}/v1/fit/w_${width},h_${heightMax},q_${quality}/${name}${version}` : src
}

/** Of any picture that is `width` wide. */
const heightMax = 4000
