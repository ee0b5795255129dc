import { createUnplugin } from 'unplugin';
import { platformModule } from './hosts.js';
import { rewrite } from './rewrite.js';
import { originOf } from './settings.js';
/** The plugin for bundlers without needs of their own. Its name has the address, because bundlers cache what a plugin made under its name. */
export const plugin = createUnplugin((options) => {
    const stoaUrl = originOf(options);
    return {
        name: `stoa-connect:${stoaUrl}`,
        enforce: 'pre',
        transform: { filter: { id: platformModule }, handler: (source) => rewrite(source, stoaUrl) },
    };
});
