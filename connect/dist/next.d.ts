import { type ConnectOptions } from './settings.ts';
interface WebpackConfig {
    module: {
        rules: unknown[];
    };
}
/** What `withStoa` reads of a Next config; everything else passes through. */
export interface NextConfig {
    webpack?: ((config: WebpackConfig, context: never) => WebpackConfig) | null | undefined;
    turbopack?: {
        rules?: Record<string, unknown> | undefined;
    } | undefined;
    images?: {
        remotePatterns?: unknown[] | undefined;
        dangerouslyAllowLocalIP?: boolean | undefined;
    } | undefined;
    bundlePagesRouterDependencies?: boolean | undefined;
}
/**
 * Connects a Next app, built by Turbopack or by webpack: `export default withStoa(nextConfig)`. Pictures of the Stoa may be shown by `next/image`; those of a Stoa
 * on this machine too, which Next 16 otherwise refuses.
 */
export declare function withStoa<Config extends object>(config?: Config, options?: ConnectOptions): Config;
/** The line that lets `next/image` show the pictures of a Stoa. `withStoa` adds it. */
export declare function remotePatterns(url?: string): {
    protocol: 'http' | 'https';
    hostname: string;
    port: string;
    pathname: string;
}[];
export {};
