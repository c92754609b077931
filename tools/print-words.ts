// Prints the words that the reader sees: each file separately, or all as pages of one document with `--together`.
// `--json` prints all that is known, boxes and confidence included.
import { readFileSync } from 'node:fs'
import { createReader, type FileToRead } from '../apps/server/src/platform/reading/create-reader.ts'

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const files = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((name): FileToRead => ({ name, bytes: readFileSync(name) }))
const reader = createReader({ workers: 1, onCrash: console.error })
for (const document of options.includes('--together') ? [files] : files.map((file) => [file])) {
  const result = await reader.read(document)
  if (options.includes('--json')) console.log(JSON.stringify(result))
  else if (result.kind === 'refused') console.log(`${document[0]?.name}: ${result.code}: ${result.because}`)
  else if (result.kind === 'unfinished') console.log(`${document[0]?.name}: ${result.why}`)
  else {
    for (const { page, source, words } of result.document.pages) {
      console.log(`\n${document[0]?.name}, page ${page}, ${source}`)
      for (const { text, box } of words) console.log(`${box.left.toFixed(3)} ${box.top.toFixed(3)}  ${text}`)
    }
    for (const { page, text } of result.document.qrPayloads) console.log(`QR code on page ${page}: ${text}`)
  }
}
await reader.close()
