#!/bin/sh
# An authority of our own and a certificate for each part that is spoken to, made once and kept for two years.
set -eu
dir=${CERTIFICATES_DIR:-/certificates}
store=${STORE_DIR:-/store}
mkdir -p "$store/mowatt"
if [ -f "$dir/ca.pem" ]; then exit 0; fi
work=$(mktemp -d)
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 730 -subj '/CN=Mowatt on this machine' \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' -keyout "$work/ca.key" -out "$work/ca.pem"
for name in proxy database store mail; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$work/$name.key" -out "$work/$name.csr"
  printf 'subjectAltName=DNS:%s,DNS:localhost\nextendedKeyUsage=serverAuth\n' "$name" > "$work/$name.ext"
  openssl x509 -req -in "$work/$name.csr" -CA "$work/ca.pem" -CAkey "$work/ca.key" -days 730 -extfile "$work/$name.ext" -out "$work/$name.pem"
  cp "$work/$name.pem" "$work/$name.key" "$dir/"
  chmod 0644 "$dir/$name.pem" "$dir/$name.key"
done
# PostgreSQL, user and group 999 in its image, reads no key that others may read.
chown 0:999 "$dir/database.key"
chmod 0640 "$dir/database.key"
# Last: whoever finds it finds all of them. The authority's own key is not kept.
cp "$work/ca.pem" "$dir/ca.pem"
rm -rf "$work"
