import type { Config } from '../../config.ts'
import type { SealingKeys } from '../secrets/seal.ts'
import { type EncryptedStore, encryptedStore } from './encrypted-store.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** A folder or an S3-compatible bucket; both contain only encrypted content. */
export function createFileStore(config: Config['files'], keys: SealingKeys): EncryptedStore {
  return encryptedStore(openStore(config), keys)
}

/** The same without encryption. */
export function openStore(config: Config['files']): FileStore {
  return config.kind === 's3' ? s3Store(config.url) : folderStore(config.dir)
}
