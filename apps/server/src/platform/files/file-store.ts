/** Stores files under names that we generate; a visitor's file name is never one of them. */
export type FileStore = {
  put(name: string, content: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>
  /** Only its first bytes. */
  getStart(name: string, bytes: number): Promise<Buffer | undefined>
  /** Succeeds also when there was nothing to delete. */
  delete(name: string): Promise<void>
}

const SAFE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

/** Refuses a name that could leave the store's own folder. */
export function checkName(name: string): string {
  if (!SAFE_NAME.test(name) || name.length > 200) throw new Error('A file name that we did not make ourselves')
  return name
}
