// Prints the words that the reader sees in files, line by line, or all of it as JSON with `--json`.
import { readFileSync } from 'node:fs'
import { openPdf } from '../apps/server/src/platform/reading/pdf/open-pdf.ts'
import { readPdfPage } from '../apps/server/src/platform/reading/pdf/read-pdf-page.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const file of files) {
  const pdf = await openPdf(new Uint8Array(readFileSync(file)))
  const pages = []
  for (let page = 1; page <= pdf.numPages; page += 1) pages.push((await readPdfPage(pdf, page)).words)
  if (process.argv.includes('--json')) console.log(JSON.stringify({ pages, qrPayloads: [] }))
  else {
    for (const { page, words } of pages) {
      console.log(`\n${file}, page ${page}`)
      for (const { text, box } of words) console.log(`${box.left.toFixed(3)} ${box.top.toFixed(3)}  ${text}`)
    }
  }
}
