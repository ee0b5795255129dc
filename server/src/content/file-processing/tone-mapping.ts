/** Filters from the range of brightness of HDR to that of any screen. */
export const toneMapping = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
] as const
