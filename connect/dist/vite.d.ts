import { type ConnectOptions } from './settings.ts';
interface ViteConfig {
    root?: string;
    envDir?: string | false;
}
interface ViteEnvironment {
    command: 'build' | 'serve';
    mode: string;
}
/** A plugin of Vite 5 or newer, described without its types, so that the package needs none. */
export interface VitePlugin {
    name: string;
    enforce: 'pre';
    config: (config: ViteConfig, environment: ViteEnvironment) => Promise<object>;
    configEnvironment: () => object;
    transform: {
        filter: {
            id: RegExp;
        };
        handler: (source: string, id: string) => {
            code: string;
            map: null;
        } | undefined;
    };
}
/** The plugin for Vite: `plugins: [connect()]`. Takes `STOA_URL` from the environment or from Vite's `.env` files. */
export declare function connect(options?: ConnectOptions): VitePlugin;
export {};
