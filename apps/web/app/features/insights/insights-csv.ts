import { csvText } from '../../browser/csv-text.ts'
import { questName } from '../../shell/operate/quest-names.ts'
import { everyDay } from './every-day.ts'
import { funnelWords } from './insights-words.ts'
import type { Report } from './use-insights.ts'

/** All that the page shows, as one file for a spreadsheet: a row says which part it belongs to. */
export function insightsCsv(report: Report): string {
  const named = (part: string, rows: Report['pages']) =>
    rows.map(({ name, visitors, views }) => [part, name, visitors, views])
  return csvText([
    ['Part', 'Name', 'Visitors or members', 'Views or times'],
    ...everyDay(report).map(({ date, visitors, views }) => ['Day', date, visitors, views]),
    ...named('Page', report.pages),
    ...named('Source', report.sources),
    ...named('Campaign', report.campaigns),
    ...report.funnel.map(({ step, visitors }) => ['Funnel', funnelWords[step], visitors, '']),
    ...report.quests.map(({ quest, members, entries }) => ['Quest', questName(quest), members, entries]),
    ...report.conversions.map(({ form_type: form, count }) => ['Ad conversion', form, '', count]),
    ...report.vitals.map(({ metric, p75, measured }) => ['Web vital (p75)', metric, p75, measured]),
    ['Errors in all', '', '', report.error_count],
    ...report.errors.map(({ name, message, count }) => ['Error', `${name}: ${message}`, '', count]),
  ])
}
