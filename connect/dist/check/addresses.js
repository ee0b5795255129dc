import { connectedHosts } from '../hosts.js';
/** Where an app's own files name a host of the platform: `lib/fetch.ts:3 www.wixapis.com`. */
export const addressesIn = (files) => files.flatMap(({ path, script }) => script.split('\n').flatMap((text, index) => Object.keys(connectedHosts)
    .filter((host) => text.includes(host))
    .map((host) => `${path}:${index + 1} ${host}`)));
