import { fileURLToPath } from 'node:url';
import { platformModule } from './hosts.js';
import { originOf } from './settings.js';
const loader = fileURLToPath(import.meta.resolve('@stoa/connect/loader'));
export function withStoa(config = {}, options = {}) {
    if (typeof config === 'function')
        throw new Error('withStoa takes an object: export default (...args) => withStoa(nextConfig(...args))');
    const url = originOf(options);
    const loaders = [{ loader, options: { url } }];
    return {
        ...config,
        // Otherwise the Pages Router leaves packages to Node.
        bundlePagesRouterDependencies: config.bundlePagesRouterDependencies ?? true,
        images: imagesOf(config, url),
        turbopack: { ...config.turbopack, rules: { ...config.turbopack?.rules, ...turbopackRules(loaders) } },
        webpack(given, context) {
            given.module.rules.push({ test: platformModule, enforce: 'pre', use: loaders });
            return config.webpack ? config.webpack(given, context) : given;
        },
    };
}
const turbopackRules = (loaders) => Object.fromEntries(['*.js', '*.mjs', '*.cjs'].map((files) => [files, { condition: { path: /\/node_modules\/@wix\// }, loaders }]));
/** The line that lets `next/image` show the pictures of a Stoa. `withStoa` adds it. */
export function remotePatterns(url = originOf()) {
    const { protocol, hostname, port } = new URL(url);
    return [{ protocol: protocol === 'http:' ? 'http' : 'https', hostname, port, pathname: '/media/**' }];
}
function imagesOf({ images = {} }, url) {
    const isOnThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
    return {
        ...images,
        remotePatterns: [...(images.remotePatterns ?? []), ...remotePatterns(url)],
        ...(isOnThisMachine ? { dangerouslyAllowLocalIP: images.dangerouslyAllowLocalIP ?? true } : {}),
    };
}
