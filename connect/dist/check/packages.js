import { createRequire } from 'node:module';
import { join } from 'node:path';
import { requestsWithoutMeta } from './functions.js';
/** Reads the packages that an app has installed, at their own versions: each describes its functions’ requests under `/meta`. */
export function packagesOf(folder) {
    const load = loaderIn(folder);
    return {
        memberAt({ package: name, path }) {
            const exports = load(name);
            if (!exports)
                return undefined;
            const value = at(exports, path);
            if (typeof value !== 'function')
                return { kind: 'value' };
            const described = at(load(`${name}/meta`) ?? {}, path);
            if (typeof described === 'function')
                return requestOf(described());
            const listed = requestsWithoutMeta[`${name} ${path.join('.')}`];
            if (listed)
                return { kind: 'request', ...listed };
            return { kind: /^on[A-Z]/.test(path.at(-1)) ? 'event' : 'function' };
        },
    };
}
const requestOf = ({ httpMethod, getUrl }) => ({
    kind: 'request',
    method: httpMethod,
    path: getUrl({ host: 'www.wixapis.com' }),
});
function loaderIn(folder) {
    const require = createRequire(join(folder, 'package.json'));
    const loaded = new Map();
    return (name) => {
        if (!loaded.has(name))
            loaded.set(name, tryTo(() => withAuth(name, require(name))));
        return loaded.get(name);
    };
}
/** A client has the functions of its strategy as `auth`. */
function withAuth(name, exports) {
    if (name !== '@wix/sdk')
        return exports;
    const strategies = ['OAuthStrategy', 'ApiKeyStrategy', 'AppStrategy'].map((strategy) => tryTo(() => exports[strategy]({})));
    return { ...exports, auth: Object.assign({}, ...strategies) };
}
function tryTo(work) {
    try {
        return work();
    }
    catch {
        return undefined;
    }
}
const at = (exports, path) => path.reduce((value, name) => value?.[name], exports);
