import { rendition, sizeWithin } from '@stoa/ui/rendition'

export interface Logo {
  url: string
  width: number
  height: number
}

/** Its height on the page in pixels; a wide one is lower. */
const heightMax = 40
const widthMax = 180

/** The shop's logo, with its name as the alternative text; without a logo the name. In the dark it has a light ground, because it may be dark and transparent. */
export function ShopName({ name, logo }: { name: string; logo: Logo | undefined }) {
  if (!logo) return name
  const { width, height } = sizeWithin(logo, widthMax, heightMax)
  const cut = (times: number): string => rendition(logo.url, width * times, height * times)
  return (
    <span className="block rounded-control bg-[light-dark(transparent,white)] p-1">
      <img src={cut(1)} srcSet={`${cut(2)} 2x`} width={width} height={height} alt={name} decoding="async" className="block max-w-full" />
    </span>
  )
}
