import type { Send } from '@mowatt/contract/client'
import * as z from 'zod/mini'
import type { AnswerQuestion } from './hand-over-question.ts'

const PATIENCE_MS = 1000
const Faqs = z.object({ data: z.array(z.object({ question: z.string(), answer: z.string() })) })

const UNKNOWN =
  'I am Mo, an AI. I have no ready answer to that one. Upload an energy bill and I work out what your year costs, or ask me about switching, prices and meters.'
/** Words that say nothing about the subject. */
const EMPTY = new Set(
  'a about am an and any are be but by can could do does for from get had has have how i if in is it me much my of on or so some than that the their them there they this to us was we what when where which who will with would you your'.split(
    ' ',
  ),
)

/** The first answer, from what editors wrote: the question that shares the most, and the rarest, words. */
export function answerFromFaqs(send: Send): AnswerQuestion {
  return async (text) => {
    const faqs = await readFaqs(send)
    const asked = new Set(wordsIn(text))
    const frequency = new Map<string, number>()
    for (const { question } of faqs) {
      for (const word of new Set(wordsIn(question))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
    }
    const weightOf = (word: string) => Math.log(1 + faqs.length / (frequency.get(word) ?? 1))
    const scored = faqs.map((faq) => {
      const words = [...new Set(wordsIn(faq.question))]
      const whole = words.reduce((sum, word) => sum + weightOf(word), 0)
      const met = words.filter((word) => asked.has(word)).reduce((sum, word) => sum + weightOf(word), 0)
      return { faq, share: whole === 0 ? 0 : met / whole }
    })
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (most, each) => (most && most.share >= each.share ? most : each),
      undefined,
    )
    return best && best.share >= LEAST_SHARE ? `I am Mo, an AI. ${plainWords(best.faq.answer)}` : UNKNOWN
  }
}

const LEAST_SHARE = 0.45

/** Editors write Markdown, and a message is plain text: marks go, and of links the words stay. */
function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/^\s*(?:#+|[-*])\s+/gm, '')
}

/** Its end tells how a word is used and not what it means. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(?:ing|ies|ers|er|es|ed|s|e)$/, ''))
    .filter((word) => word.length > 1)
}

async function readFaqs(send: Send): Promise<z.output<typeof Faqs>['data']> {
  const url = '/api/faqs?pagination[pageSize]=100'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const { body } = await send({ method: 'GET', url, headers: { accept: 'application/json' }, signal })
  return z.parse(Faqs, JSON.parse(body)).data
}
