import type { ServerResponse } from 'node:http'

/** The current state of a separate content host. */
export type Mood = 'well' | 'broken' | 'slow'

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })
const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
const PICTURE = Buffer.from('R0lGODlhAwACAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const picture = (url: string) => ({ url, alternativeText: 'A meter', caption: 'Read it here', width: 600, height: 400 })

/** One of each block that the editor of a real service has. */
const everyBlock = [
  { type: 'heading', level: 2, children: [text('A heading')] },
  {
    type: 'paragraph',
    children: [
      text('under', { underline: true }),
      text('struck', { strikethrough: true }),
      text('typed', { code: true }),
      text('one\ntwo', { bold: true, italic: true }),
      { type: 'link', url: 'javascript:alert(1)', children: [text('no link')] },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [item('outer'), { type: 'list', format: 'ordered', children: [item('inner')] }],
  },
  { type: 'quote', children: [text('Said Mo')] },
  { type: 'code', children: [text('first line\n  second line')] },
  { type: 'image', image: picture('/uploads/meter.gif'), children: [text('')] },
  { type: 'image', image: picture('https://elsewhere.example/x.gif'), children: [text('')] },
]
const post = (slug: string, body: unknown) => ({ slug, title: slug, description: 'd', body, publishedAt: '2026-01-02' })

const records: Record<string, unknown> = {
  'blog-posts': [post('every-block', everyBlock), post('unwritten', null)],
  'global-setting': { siteName: 'Mowatt', metaTitle: 'From afar', footerText: 'x', contactEmail: 'a@mowatt.example' },
  'benefits-section': { title: 'Why from afar?', subtitle: null },
  'hero-banners': [
    {
      title: 'Words from afar.',
      uploadButtonTextDesktop: 'Bring a bill from afar',
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }],
    },
  ],
  benefits: [
    { title: 'Second', description: 'b', icon: null, order: 2 },
    {
      title: 'First',
      description: 'a',
      icon: { svg: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', width: 20, height: 20 },
      order: 1,
    },
    {
      title: 'Third',
      description: 'c',
      icon: { svg: '<svg onload="alert(1)"></svg>', width: 20, height: 20 },
      order: 3,
    },
  ],
  faqs: [{ slug: 'afar', question: 'Asked from afar?', answer: 'Yes.', order: 1 }],
  claims: [
    {
      key: 'savings',
      figure: '£230',
      label: 'potential savings a year',
      basis: 'Sums.',
      checkedOn: '2025-10-01',
      expiresOn: '2025-12-31',
      order: 1,
    },
  ],
}

/** As a real service answers, in the older shape with attributes. */
export function answerContent(url: string, mood: Mood, response: ServerResponse): void {
  if (url === '/uploads/meter.gif') return void response.writeHead(200, { 'content-type': 'image/gif' }).end(PICTURE)
  const [, name = ''] = /^\/api\/([\w-]+)/.exec(url) ?? []
  const record = records[name]
  if (mood === 'slow') return
  if (mood === 'broken') return void response.writeHead(500).end('{}')
  if (record === undefined) return void response.writeHead(404).end('{"data":null,"error":{"status":404}}')
  const wrap = (attributes: unknown, id = 1) => ({ id, documentId: `d${id}`, attributes })
  const data = Array.isArray(record) ? record.map(wrap) : wrap(record)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta: {} }))
}
