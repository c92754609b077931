#!/bin/sh
# Draws the secrets of deploy/compose.yaml once, into deploy/.env. Never run it again for the same database.
set -eu
file=$(dirname "$0")/.env
if [ -e "$file" ]; then echo "$file exists already." >&2; exit 1; fi
umask 077
for name in SESSION_SECRET FILES_SECRET METRICS_TOKEN; do
  echo "$name=$(openssl rand -base64 32)"
done > "$file"
# These stand in addresses: letters and digits alone.
for name in POSTGRES_PASSWORD STORE_KEY STORE_SECRET; do
  echo "$name=$(openssl rand -hex 20)"
done >> "$file"
echo "$file is made. Keep a copy where no server can reach it: without it nothing opens."
