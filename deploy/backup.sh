#!/bin/sh
# A backup into the bucket of BACKUP_URL, or else into BACKUP_DIR, and a drill that restores it elsewhere. In BACKUP_DIR
# archives of 35 days ago go; in a bucket a rule of its life cycle does that.
# It ends with 0 when all went well; how both ended is noted in the database too, for metrics and the operator's page.
set -eu
cd "$(dirname "$0")/.."
name="vereda-$(date -u +%Y-%m-%dT%H%M%SZ).backup"
if [ -n "${BACKUP_URL:-}" ]; then
  file="$name"
else
  file="${BACKUP_DIR:?the folder of the archives must be set}/$name"
fi
node server/dist/admin.js backup "$file"
node server/dist/admin.js drill "$file"
node server/dist/admin.js verify-audit
if [ -n "${BACKUP_URL:-}" ]; then exit 0; fi
# a copy in another building: a program of yours that gets the archive's path
if [ -x "${AFTER_BACKUP:-/etc/vereda/after-backup}" ]; then "${AFTER_BACKUP:-/etc/vereda/after-backup}" "$file"; fi
find "$BACKUP_DIR" -name 'vereda-*.backup' -mtime +35 -delete
