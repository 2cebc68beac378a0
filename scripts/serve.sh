#!/bin/sh
# Becomes the server, so that signals reach it and nothing stays beside it: sh scripts/serve.sh server/dist/main.js
# What each setting is for: docs/decisions/073-memory-and-the-start.md, docs/decisions/160-a-smaller-young-generation.md
export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
exec "${npm_node_execpath:-node}" --enable-source-maps \
  --max-semi-space-size=4 --max-old-space-size=384 "$@"
