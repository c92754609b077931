import { createReader, runCommand, takeTurn } from '@mowatt/agent'
import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import { testWorld } from '@mowatt/agent/test-world'
import type { DocumentWords } from '@mowatt/bill-reader/document-words'
import { readBill } from '@mowatt/bill-reader/read-bill'
import { isEmailAddress, LONGEST_QUESTION } from '@mowatt/contract'
import { answerContent } from '../../apps/server/src/features/content/answer-content.ts'
import { cleanRecord } from '../../apps/server/src/features/content/clean-record.ts'
import { contentKinds } from '../../apps/server/src/features/content/content-kinds.ts'
import { ContentRefusal } from '../../apps/server/src/features/content/query/content-refusal.ts'
import { parseCorrection } from '../../apps/server/src/features/bills/parse-correction.ts'
import { readKnowledge } from '../../apps/server/src/features/agent/read-knowledge.ts'
import { createMask } from '../../apps/server/src/features/agent/mask.ts'
import { buildSearchIndex } from '../../apps/web/app/features/search/search-index.ts'
import { search } from '../../apps/web/app/features/search/search.ts'
import { casesOf } from '../../test-size.ts'

/** An entry point for text from outside: its maximum length, and what is done with it before any validation. */
export type Parser = { name: string; longest: number; texts: number; read: (text: string, turn: number) => unknown }

const LONGEST_EMAIL = 254
const LONGEST_QUERY = 100
const LONGEST_CONTENT_QUERY = 4096
const LONGEST_CORRECTION = 100
/** A line of a bill; a bill has many of them, and is not read while a user waits. */
const LONGEST_LINE = 2000

/**
 * Conversations in different states: empty, after asking for a person, with a list, with a bill, after Mo's question.
 */
const OPENINGS = [
  '',
  'can i talk to a person',
  'compare tariffs for RG1 1AA',
  'what is on my bill',
  'am i on a good deal',
]

export async function createParsers(): Promise<Parser[]> {
  const { topics, heads } = readKnowledge()
  const world = { ...testWorld(), topics }
  const engine = { reader: createReader({ heads, embed: async () => undefined }), run: runCommand }
  const take = (text: string, state: AgentState) => takeTurn({ text, state, world }, engine)
  const states: AgentState[] = []
  for (const text of OPENINGS) states.push(text === '' ? freshState() : (await take(text, freshState())).state)
  return [
    {
      name: 'chat',
      longest: LONGEST_QUESTION,
      texts: casesOf(20_000),
      read: (text, turn) => take(text, states[turn % states.length]!),
    },
    { name: 'words for a model', longest: LONGEST_QUESTION, texts: casesOf(3000), read: hideFromModel },
    { name: 'search', longest: LONGEST_QUERY, texts: casesOf(20_000), read: createSearch() },
    { name: 'e-mail', longest: LONGEST_EMAIL, texts: casesOf(24_000), read: isEmailAddress },
    { name: 'content', longest: LONGEST_CONTENT_QUERY, texts: casesOf(20_000), read: createContent() },
    { name: 'a line of a bill', longest: LONGEST_LINE, texts: casesOf(3000), read: readLine },
    { name: 'a value put right', longest: LONGEST_CORRECTION, texts: casesOf(10_000), read: correctBill },
  ]
}

function hideFromModel(text: string): string {
  return createMask({ said: [text], secrets: ['2000001234560'], keep: ['Octopus Energy'] })(text)
}

function createSearch(): Parser['read'] {
  const index = buildSearchIndex(
    Array.from({ length: 60 }, (_, at) => ({
      kind: 'article' as const,
      title: `How to switch gas and electricity, part ${at}`,
      text: `Switching takes a minute. Standing charges, unit rates and exit fees are explained in step ${at}. `.repeat(
        20,
      ),
      href: `/blog/${at}`,
    })),
  )
  return (text) => search(index, text, 1)
}

function createContent(): Parser['read'] {
  const kind = contentKinds.find(({ isSingle, fields }) => !isSingle && fields['title'] === 'text')!
  const moment = new Date('2026-11-15T00:00:00Z')
  const records = Array.from({ length: 100 }, (_, at) =>
    cleanRecord(kind, {
      id: at,
      documentId: `document-${at}`,
      fields: { title: `How to switch gas and electricity, part ${at}` },
      createdAt: moment,
      updatedAt: moment,
      publishedAt: moment,
    }),
  )
  const forms = [
    (text: string) => text,
    (text: string) => `filters[title][$containsi]=${text}`,
    (text: string) => `filters${text}`,
    (text: string) => `sort=${text}&fields=${text}&populate${text}`,
    (text: string) => `filters[$or]${text}`,
  ]
  return (text, turn) => {
    const query = forms[turn % forms.length]!(text).slice(0, LONGEST_CONTENT_QUERY)
    try {
      return answerContent(kind, records, { documentId: undefined, query, format: 'flat' })
    } catch (refusal) {
      if (!(refusal instanceof ContentRefusal)) throw refusal
    }
  }
}

/** As one run of characters, or as its words in a row, among what a bill has around it. */
function readLine(text: string, turn: number): unknown {
  const line = turn % 2 === 0 ? [text] : text.split(' ').slice(0, 60)
  const rows = [['Electricity', 'bill'], line, ['Unit', 'rate', '24.5p', 'per', 'kWh'], ['Total', '£123.45']]
  const words = rows.flatMap((row, down) =>
    row.map((word, along) => {
      const [left, top] = [0.05 + along * 0.015, 0.1 + down * 0.05]
      return { text: word, confidence: 1, box: { left, top, right: left + 0.012, bottom: top + 0.012 } }
    }),
  )
  const document: DocumentWords = {
    pages: [{ page: 1, widthPoints: 595, heightPoints: 842, source: 'pdf-text', words }],
    qrPayloads: [{ page: 1, text }],
  }
  return readBill(document)
}

const CORRECTED = ['supplier', 'totalChargesGbp', 'billDate', 'electricity.standingChargePencePerDay', 'accountNumber']

function correctBill(text: string, turn: number): unknown {
  return parseCorrection(CORRECTED[turn % CORRECTED.length]!, text)
}
