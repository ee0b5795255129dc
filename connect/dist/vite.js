var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformModule } from './hosts.js';
import { installHooks } from './install-hooks.js';
import { plugin } from './plugin.js';
import { rewrite } from './rewrite.js';
import { originOf } from './settings.js';
/** The plugin for Vite: `plugins: [connect()]`. Takes `STOA_URL` from the environment or from Vite's `.env` files. */
export function connect(options = {}) {
    let stoaUrl = '';
    let optimizeDeps = {};
    return {
        name: 'stoa-connect',
        enforce: 'pre',
        async config({ root = process.cwd(), envDir }, { command, mode }) {
            // Vite resolves both only after this.
            const folder = resolve(root);
            const vite = await viteOf(folder);
            const env = envDir === false ? {} : vite.loadEnv(mode, resolve(folder, envDir ?? ''), 'STOA_');
            stoaUrl = originOf({ url: options.url ?? env.STOA_URL ?? process.env.STOA_URL });
            optimizeDeps = optimizedBy(vite, stoaUrl);
            if (command === 'build')
                return { optimizeDeps, ssr: { noExternal: [/^@wix\//] } };
            // The development server imports packages for its own pages with Node, which no plugin sees.
            installHooks(stoaUrl);
            return { optimizeDeps };
        },
        configEnvironment: () => ({ optimizeDeps }),
        transform: {
            filter: { id: platformModule },
            handler(source, id) {
                const code = platformModule.test(id) ? rewrite(source, stoaUrl) : undefined;
                return code === undefined ? undefined : { code, map: null };
            },
        },
    };
}
/** The app's own Vite. */
const viteOf = async (root) => (await import(__rewriteRelativeImportExtension(pathToFileURL(createRequire(join(root, 'vite.config.js')).resolve('vite')).href)));
/** For the packages that the development server bundles ahead, with Rolldown since Vite 8 and with esbuild before. */
const optimizedBy = ({ rolldownVersion }, url) => rolldownVersion
    ? { rolldownOptions: { plugins: [plugin.rolldown({ url })] } }
    : { esbuildOptions: { plugins: [plugin.esbuild({ url })] } };
