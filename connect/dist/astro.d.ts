import type { ConnectOptions } from './settings.ts';
import { type VitePlugin } from './vite.ts';
interface SetUp {
    updateConfig: (changes: {
        vite: {
            plugins: VitePlugin[];
        };
    }) => unknown;
}
/** The integration for Astro: `integrations: [connect()]`. */
export declare const connect: (options?: ConnectOptions) => {
    name: string;
    hooks: {
        'astro:config:setup': ({ updateConfig }: SetUp) => void;
    };
};
export {};
