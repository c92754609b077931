import type { Report } from './report.ts'

/** Prints one line per finding, or one closing line; a check that saw too few files fails instead of passing. */
export function printReport(check: string, report: Report, minimumFiles: number): void {
  const findings = [...report.findings]
  if (report.filesSeen < minimumFiles) {
    const message = `${check} saw ${report.filesSeen} files, at least ${minimumFiles} were expected`
    findings.push({ file: '.', rule: 'blindness', message })
  }
  for (const { file, rule, message } of findings) console.log(`${file}: ${rule}: ${message}`)
  if (findings.length === 0)
    console.log(`${check}: ${report.filesSeen} ${report.filesSeen === 1 ? 'file' : 'files'} looked at, nothing found`)
  else process.exitCode = 1
}
