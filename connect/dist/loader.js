import { rewrite } from './rewrite.js';
/** The loader that webpack and Turbopack run over the files of the public packages. */
export default function stoaLoader(source) {
    return rewrite(source, this.getOptions().url) ?? source;
}
