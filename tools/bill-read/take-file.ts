import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '@mowatt/contract/failures'
import { MOST_FILE_BYTES } from '../../apps/server/src/platform/reading/reading-limits.ts'

type Taken = { kind: 'file'; bytes: Uint8Array; name: string } | { kind: 'refused'; message: string; because: string }

/** A file's bytes, or the refusal that a visitor would see. Its size is checked first: it may not fit into memory. */
export function takeFile(file: string): Taken {
  const name = path.basename(file)
  try {
    const stat = statSync(file)
    if (!stat.isFile()) return refused('file_unreadable', name, 'That is no file.')
    if (stat.size >= MOST_FILE_BYTES) return refused('file_too_large', name, `The file has ${stat.size} bytes.`)
    return { kind: 'file', bytes: readFileSync(file), name }
  } catch {
    return refused('file_unreadable', name, 'There is no such file, or it may not be opened.')
  }
}

function refused(code: 'file_unreadable' | 'file_too_large', name: string, because: string): Taken {
  return { kind: 'refused', message: new Failure(code, { values: { file_name: name } }).message, because }
}
