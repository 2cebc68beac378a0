#!/bin/sh
# A backup into BACKUP_DIR, and a drill that restores it elsewhere; archives of 35 days ago go.
# It ends with 0 when all went well; how both ended is noted in the database too, for metrics and the operator's page.
set -eu
: "${BACKUP_DIR:?the folder of the archives must be set}"
cd "$(dirname "$0")/.."
file="$BACKUP_DIR/vereda-$(date -u +%Y-%m-%dT%H%M%SZ).backup"
node server/dist/admin.js backup "$file"
node server/dist/admin.js drill "$file"
node server/dist/admin.js verify-audit
# a copy in another building: a program of yours that gets the archive's path
if [ -x "${AFTER_BACKUP:-/etc/vereda/after-backup}" ]; then "${AFTER_BACKUP:-/etc/vereda/after-backup}" "$file"; fi
find "$BACKUP_DIR" -name 'vereda-*.backup' -mtime +35 -delete
