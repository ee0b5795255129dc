import module from 'node:module';
import { MessageChannel } from 'node:worker_threads';
import { platformModule } from './hosts.js';
import { rewrite } from './rewrite.js';
/** Where the public packages that Node loads are connected to now. Undefined until the hooks are installed. */
let currentUrl;
let publishUrl = (_) => { };
/** From now on, Node loads the public packages with the hosts of a Stoa, as ES modules and as CommonJS. */
export function installHooks(stoaUrl) {
    const isInstalled = currentUrl !== undefined;
    currentUrl = stoaUrl;
    if (isInstalled)
        publishUrl(stoaUrl);
    else if ('registerHooks' in module)
        module.registerHooks({ load: (url, context, nextLoad) => rewriteLoaded(url, nextLoad(url, context), currentUrl) });
    else
        installInNode20(stoaUrl);
}
/** Hooks of ES modules run in a thread of their own, and don't see what is required. */
function installInNode20(stoaUrl) {
    const { register } = module;
    const { port1, port2: urls } = new MessageChannel();
    publishUrl = (url) => port1.postMessage(url);
    register('@stoa/connect/load-hook', import.meta.url, { data: { stoaUrl, urls }, transferList: [urls] });
    const { prototype } = module;
    const compile = prototype._compile;
    prototype._compile = function (source, path, ...more) {
        return compile.call(this, platformModule.test(path) ? (rewrite(source, currentUrl) ?? source) : source, path, ...more);
    };
}
/** A loaded module, rewritten if it belongs to the public packages. */
export function rewriteLoaded(url, loaded, stoaUrl) {
    if (!platformModule.test(url) || !loaded.source)
        return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const rewritten = rewrite(source, stoaUrl);
    return rewritten === undefined ? loaded : { ...loaded, source: rewritten };
}
