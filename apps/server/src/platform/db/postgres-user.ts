import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** How to start a PostgreSQL program so that it does not run as root, which it refuses. */
export type PostgresUser = {
  command(program: string, args: readonly string[]): { file: string; args: string[] }
  spawnAs: { uid?: number; gid?: number }
  /** Gives a folder to the user that PostgreSQL will run as. */
  own(folder: string): void
}

/** 'nobody' on every Linux; PostgreSQL looks its uid up, so an arbitrary number would not do. */
const NOBODY = 65_534

const direct: PostgresUser = {
  command: (file, args) => ({ file, args: [...args] }),
  spawnAs: {},
  own: () => {},
}

/** Root only: in a user namespace PostgreSQL sees another uid, while all files stay ours. */
const inNamespace: PostgresUser = {
  ...direct,
  command: (file, args) => ({
    file: 'unshare',
    args: ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, file, ...args],
  }),
}

/** Root where user namespaces are forbidden (a container's default): really become the user "nobody". */
const asNobody: PostgresUser = {
  ...direct,
  spawnAs: { uid: NOBODY, gid: NOBODY },
  own: (folder) => chownSync(folder, NOBODY, NOBODY),
}

/** Picks the method that works here; `folderOwner` keeps a data folder with the user that created it. */
export function choosePostgresUser(folderOwner: number | undefined, mayUnshare = canUnshare): PostgresUser {
  if (process.getuid?.() !== 0) return direct
  if (folderOwner === NOBODY) return asNobody
  return mayUnshare() ? inNamespace : asNobody
}

function canUnshare(): boolean {
  const { file, args } = inNamespace.command('true', [])
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}
