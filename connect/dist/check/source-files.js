import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
const folderOfTools = /^(?:node_modules|dist|build|out|coverage|public)$|^\./;
const scriptOf = {
    ...Object.fromEntries(['.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.mts', '.cts'].map((ending) => [ending, (text) => text])),
    '.vue': (text) => only(text, /<script\b[^>]*>([\s\S]*?)<\/script>/g),
    '.svelte': (text) => only(text, /<script\b[^>]*>([\s\S]*?)<\/script>/g),
    '.astro': (text) => only(text, /^---\r?\n([\s\S]*?)^---$|<script\b[^>]*>([\s\S]*?)<\/script>/gm),
};
/** The source files of an app, in order of their paths. */
export function readSourceFiles(folder, under = '') {
    const entries = readdirSync(join(folder, under), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
        const path = join(under, entry.name);
        if (entry.isDirectory())
            return folderOfTools.test(entry.name) ? [] : readSourceFiles(folder, path);
        const script = scriptOf[extname(entry.name)];
        return script && !entry.name.endsWith('.d.ts') ? [{ path, script: script(readFileSync(join(folder, path), 'utf8')) }] : [];
    });
}
/** The groups of the matches; everything else becomes blank. */
function only(text, pattern) {
    let kept = text.replaceAll(/[^\n]/g, ' ');
    for (const match of text.matchAll(pattern)) {
        const script = match[1] ?? match[2] ?? '';
        const start = match.index + match[0].indexOf(script);
        kept = kept.slice(0, start) + script + kept.slice(start + script.length);
    }
    return kept;
}
