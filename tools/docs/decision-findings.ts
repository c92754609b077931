import type { Finding } from '../report.ts'

const HEAD = /^# (\d{4}) \S.*\n\nDate: \d{4}-\d{2}-\d{2} {3}Status: (?:accepted|superseded)\b/
const CHAPTERS = /^Context,Decision,(?:Considered,)?Consequences$/
/** One printed page. */
const MOST_LINES = 65

/** A decision record is one page: a number, a date, a status, the context, the decision and its consequences. */
export function decisionFindings(file: string, text: string): Finding[] {
  const [, folder, number] = /(?:^|\/)(decisions)\/(\d{4})-/.exec(file) ?? []
  if (!folder) return []
  const finding = (message: string): Finding => ({ file, rule: 'decision record', message })
  const chapters = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]).join()
  const lines = text.trimEnd().split('\n').length
  return [
    ...(HEAD.exec(text)?.[1] === number ? [] : [finding(`begins with "# ${number} Title" and "Date: …   Status: …"`)]),
    ...(CHAPTERS.test(chapters) ? [] : [finding(`has the chapters ${chapters}, not Context, Decision, Consequences`)]),
    ...(lines > MOST_LINES ? [finding(`has ${lines} lines, and a page has ${MOST_LINES}`)] : []),
  ]
}
