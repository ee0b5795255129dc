interface ImageRequest {
    src: string;
    width: number;
    quality?: number;
}
/**
 * A loader for `next/image`: the Stoa scales its pictures itself, so that Next needn't. Every other address stays as it is, and so does a cropped
 * picture; pictures of other hosts must not be below `/media/`. In `next.config`:
 * `images: { loader: 'custom', loaderFile: './stoa-loader.js' }`, and in that file `export { default } from '@stoa/connect/next-image'`.
 */
export default function stoaImageLoader({ src, width, quality }: ImageRequest): string;
export {};
