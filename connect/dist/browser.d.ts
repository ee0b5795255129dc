/** A script for apps that can't be rebuilt, to be served by the app itself: the page's script and its service worker in one file. */
export declare const scriptFor: (stoaUrl: string) => string;
