#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
const help = `stoa-connect check [folder]   lists what an app uses of the @wix packages, and whether Stoa serves it. Exit code 1 if
                              something isn't served. Install the app's packages first.
stoa-connect script           prints the script for apps that can't be rebuilt, for the Stoa at STOA_URL`;
const commands = { check: checkFolder, script: printScript };
const [name, ...args] = process.argv.slice(2);
const command = commands[name ?? ''];
if (command)
    process.exitCode = (await command(...args)) ? 0 : 1;
else {
    console.log(help);
    process.exitCode = name === undefined || name === '--help' ? 0 : 1;
}
async function checkFolder(folder = '.') {
    if (!existsSync(folder)) {
        console.error(`There is no folder ${folder}`);
        return false;
    }
    const [{ check }, { linesOf, isServed }] = await Promise.all([import('./check/check.js'), import('./check/report.js')]);
    const report = check(resolve(folder));
    console.log(linesOf(report).join('\n'));
    return isServed(report);
}
async function printScript() {
    const [{ scriptFor }, { originOf }] = await Promise.all([import('./browser.js'), import('./settings.js')]);
    process.stdout.write(scriptFor(originOf()));
    return true;
}
