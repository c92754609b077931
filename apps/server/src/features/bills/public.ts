/** For the other rooms: what a file is, as far as a bill is concerned. */
export { judgeBillFiles } from './judge-bill-files.ts'
export { takeBillFile } from './take-bill-file.ts'
