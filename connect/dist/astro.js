import { connect as connectVite } from './vite.js';
/** The integration for Astro: `integrations: [connect()]`. */
export const connect = (options) => ({
    name: '@stoa/connect',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [connectVite(options)] } }) },
});
