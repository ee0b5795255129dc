/** Forms of picture URLs in responses. `SITE`: this site’s own. `PLATFORM`: `https://static.wixstatic.com/media/<id>`, which the `media` functions of the public
 *  packages need; such an app takes that host’s pictures from this site, as `@stoa/connect` does. */
export const mediaUrlForms = ['SITE', 'PLATFORM'] as const
export type MediaUrls = (typeof mediaUrlForms)[number]
