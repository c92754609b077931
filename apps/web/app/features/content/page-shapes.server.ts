import { blocksFrom } from './blocks-from.ts'
import { flattenRecord, type FlatRecord } from './flatten-record.ts'
import { listOf, neededRecord, neededWordsOf, usable, wordsOf } from './read-fields.ts'
import type { ContentPage, DemoMessage, HomePage } from './site-content.ts'
import { defaultSettings, type SiteSettings } from './site-settings.ts'

export function siteSettingsFrom(wire: unknown): SiteSettings {
  const record = neededRecord(flattenRecord(wire))
  const siteName = neededWordsOf(record, 'siteName')
  const given = (field: Exclude<keyof SiteSettings, 'siteName'>) => wordsOf(record, field) ?? defaultSettings[field]
  return {
    siteName,
    siteDescription: given('siteDescription'),
    primaryColor: given('primaryColor'),
    secondaryColor: given('secondaryColor'),
    metaTitle: given('metaTitle'),
    metaDescription: given('metaDescription'),
    footerText: given('footerText'),
    contactEmail: given('contactEmail'),
  }
}

export function pageFrom(wire: unknown, contentUrl = ''): ContentPage {
  const record = neededRecord(flattenRecord(wire))
  const title = neededWordsOf(record, 'title')
  const lead = wordsOf(record, 'lead') ?? ''
  const trademarkNote = wordsOf(record, 'trademarkNote')
  return {
    title,
    metaTitle: wordsOf(record, 'metaTitle') ?? title,
    metaDescription: wordsOf(record, 'metaDescription') ?? lead,
    lead,
    body: blocksFrom(record['body'], contentUrl),
    ...(trademarkNote ? { trademarkNote } : {}),
  }
}

/** A missing or invalid part comes from our own text; the others are the editor's. */
export function homePageFrom(wire: unknown, own: HomePage): HomePage {
  const record = neededRecord(flattenRecord(wire))
  const [howItWorks = own.howItWorks] = usable([record['howItWorks']], (part) => {
    const fields = neededRecord(flattenRecord(part))
    return { title: neededWordsOf(fields, 'title'), lead: wordsOf(fields, 'lead') ?? '' }
  })
  const [demo = own.demo] = usable([record['demo']], (part) => demoFrom(neededRecord(flattenRecord(part)), own))
  const [callToAction = own.callToAction] = usable([record['callToAction']], (part) => {
    const fields = neededRecord(flattenRecord(part))
    return {
      title: neededWordsOf(fields, 'title'),
      text: wordsOf(fields, 'text') ?? '',
      buttonText: neededWordsOf(fields, 'buttonText'),
    }
  })
  return { howItWorks, demo, callToAction }
}

function demoFrom(fields: FlatRecord, own: HomePage): HomePage['demo'] {
  const messages = usable(listOf(fields['messages']), messageFrom)
  return {
    label: wordsOf(fields, 'label') ?? own.demo.label,
    note: wordsOf(fields, 'note') ?? own.demo.note,
    agentName: wordsOf(fields, 'agentName') ?? own.demo.agentName,
    agentRole: wordsOf(fields, 'agentRole') ?? own.demo.agentRole,
    messages: messages.length > 0 ? messages : own.demo.messages,
  }
}

function messageFrom(wire: unknown): DemoMessage {
  const record = neededRecord(flattenRecord(wire))
  const file = flattenRecord(record['file'])
  return {
    from: record['from'] === 'you' ? 'you' : 'mo',
    text: neededWordsOf(record, 'text'),
    ...(file ? { file: { name: neededWordsOf(file, 'name'), detail: wordsOf(file, 'detail') ?? '' } } : {}),
  }
}
