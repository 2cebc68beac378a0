#!/bin/sh
# A backup into the bucket of BACKUP_URL, or else into BACKUP_DIR, and a drill that restores it elsewhere. In BACKUP_DIR
# archives of 35 days ago go once this night's is there; in a bucket a rule of its life cycle does that.
# A step that fails stops no other: the last line names those that failed, and it ends with 0 when none did. How backup
# and drill ended is noted in the database too, for metrics and the operator's page.
set -u
cd "$(dirname "$0")/.." || exit 1
name="vereda-$(date -u +%Y-%m-%dT%H%M%SZ).backup"
if [ -n "${BACKUP_URL:-}" ]; then
  file="$name"
else
  file="${BACKUP_DIR:?the folder of the archives must be set}/$name"
fi
failed=""
step() {
  step_name="$1"
  shift
  "$@" || failed="$failed $step_name"
}
is_made() { [ -n "${BACKUP_URL:-}" ] || [ -f "$file" ]; }

# a backup that ends with 1 because a stored file is missing has made an archive all the same
step backup node server/dist/admin.js backup "$file"
if is_made; then step drill node server/dist/admin.js drill "$file"; fi
step verify-audit node server/dist/admin.js verify-audit
if [ -z "${BACKUP_URL:-}" ] && is_made; then
  # a copy in another building: a program of yours that gets the archive's path
  after="${AFTER_BACKUP:-/etc/vereda/after-backup}"
  if [ -x "$after" ]; then step after-backup "$after" "$file"; fi
  step deletion find "$BACKUP_DIR" -name 'vereda-*.backup' -mtime +35 -delete
fi

if [ -n "$failed" ]; then
  echo "Failed:$failed. The lines above say why." >&2
  exit 1
fi
echo "Backup, drill and check of the audit are done: $file"
