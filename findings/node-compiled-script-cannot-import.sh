#!/usr/bin/env bash
# Node.js 20.20.2, from the npm package `node`.
#
# A script of `node:vm` may import modules when it is made with `importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER`.
# `cachedData` lets V8 take the code that it compiled of the same script before.
#
# Guessed: code that is taken from the cache does what the script does; only compiling is saved.
# Seen:    with the cache taken, `import()` fails: "A dynamic import callback was not specified". Without it the same script imports.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@20.20.2
cat >script.cjs <<'JS'
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const vm = require('node:vm')
const source = "() => import('node:path').then(({ sep }) => `a module with ${sep}`, error => error.message)"
const cachedData = existsSync('code') ? readFileSync('code') : undefined
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
const script = new vm.Script(source, { filename: 'herons.js', importModuleDynamically, cachedData })
if (cachedData === undefined) writeFileSync('code', script.createCachedData())
const name = cachedData === undefined ? 'compiled' : script.cachedDataRejected ? 'refused' : 'from the cache'
script.runInThisContext()().then(seen => console.log(`${name}: ${seen}`))
JS
run() { node_modules/.bin/node --no-warnings script.cjs; }
{ node_modules/.bin/node --version; run; run; } | tee seen.txt
cat >expected.txt <<'TXT'
v20.20.2
compiled: a module with /
from the cache: A dynamic import callback was not specified.
TXT
diff expected.txt seen.txt
