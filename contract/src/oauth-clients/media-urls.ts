/** Forms of picture URLs in responses. `SITE`: this site’s own. `PLATFORM`: `https://static.wixstatic.com/media/<id>`, for apps that can’t be built again, whose
 *  unchanged `media` functions of the public packages read nothing else; such an app takes that host’s pictures from this site, as the script of `@stoa/connect` does. */
export const mediaUrlForms = ['SITE', 'PLATFORM'] as const
export type MediaUrls = (typeof mediaUrlForms)[number]
