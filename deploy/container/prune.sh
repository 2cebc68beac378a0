#!/bin/sh
# Takes out of node_modules what no server loads: types, maps, pages, and sources of what is there compiled.
set -eu
find node_modules server/node_modules -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.markdown' \) -delete
rm -rf node_modules/contract node_modules/server node_modules/web
find node_modules -type d \( -name test -o -name tests -o -name __tests__ -o -name examples -o -name benchmark \) \
  -prune -exec rm -rf {} +
