import { basename } from 'node:path'
import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'

const DRAWERS = ['utils', 'helpers', 'common', 'misc', 'shared', 'lib', 'types', 'index']

/** No drawers that collect everything. */
export function nameWalls(repository: Repository): Finding[] {
  const drawers = [...repository.folders, ...repository.paths].filter((path) => {
    const [stem = ''] = basename(path).split('.')
    return DRAWERS.includes(stem.toLowerCase()) && basename(path) !== 'index.html'
  })
  return drawers.map((file) => ({ file, rule: 'drawer name', message: 'name it after what it holds' }))
}
