export type Component = { name: string; version: string; licence: string }

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }
export type Lockfile = { packages: Record<string, Locked> }

/** Allowed licences: permissive, or of a library that is used unchanged and as a whole (LGPL). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  // The dictionary's: its readme has the terms of each word list that it was made from, and all allow use and copies.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
])

/**
 * Every third-party package that the product is built from or runs on, each version once. Without development tools.
 */
export function listComponents({ packages }: Lockfile): Component[] {
  const found = new Map<string, Component>()
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (name === path || dev || link) continue
    found.set(`${name} ${version}`, { name, version, licence: license ?? 'unknown' })
  }
  return [...found.values()].toSorted((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1))
}

/** Whether we may use it: of alternatives one is enough, of parts each counts. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '')
  return bare.split(' OR ').some((each) => each.split(' AND ').every((part) => ALLOWED.has(part)))
}
