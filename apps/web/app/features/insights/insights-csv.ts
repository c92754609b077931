import { csvText } from '../../browser/csv-text.ts'
import { questName } from '../../shell/operate/quest-names.ts'
import { everyDay } from './every-day.ts'
import { funnelStepTexts, insightsCsvTexts } from './insights-texts.ts'
import type { Report } from './use-insights.ts'

/** All that the page shows, as one file for a spreadsheet: a row says which part it belongs to. */
export function insightsCsv(report: Report): string {
  const named = (part: string, rows: Report['pages']) =>
    rows.map(({ name, visitors, views }) => [part, name, visitors, views])
  return csvText([
    [insightsCsvTexts.part, insightsCsvTexts.name, insightsCsvTexts.visitorsOrMembers, insightsCsvTexts.viewsOrTimes],
    ...everyDay(report).map(({ date, visitors, views }) => [insightsCsvTexts.day, date, visitors, views]),
    ...named(insightsCsvTexts.page, report.pages),
    ...named(insightsCsvTexts.source, report.sources),
    ...named(insightsCsvTexts.campaign, report.campaigns),
    ...report.funnel.map(({ step, visitors }) => [insightsCsvTexts.funnel, funnelStepTexts[step], visitors, '']),
    ...report.quests.map(({ quest, members, entries }) => [insightsCsvTexts.quest, questName(quest), members, entries]),
    ...report.conversions.map(({ form_type: form, count }) => [insightsCsvTexts.adConversion, form, '', count]),
    ...report.vitals.map(({ metric, p75, measured }) => [insightsCsvTexts.webVital, metric, p75, measured]),
    [insightsCsvTexts.errorsInAll, '', '', report.error_count],
    ...report.errors.map(({ name, message, count }) => [insightsCsvTexts.error, `${name}: ${message}`, '', count]),
  ])
}
