import { writeFileSync } from 'node:fs'
import { type Report, runEvaluation, type Score } from '@mowatt/agent/evaluation'

const REPORT = 'docs/agent-evaluation.md'
const WANTED = 0.95

/** Puts every utterance and journey to the built-in engine and writes the report. True when a share is below what is wanted. */
export async function measureAgent(): Promise<boolean> {
  const before = process.cpuUsage()
  const report = await runEvaluation()
  const { user, system } = process.cpuUsage(before)
  const replies = allScores(report).reduce((sum, score) => sum + score.replies, 0)
  writeFileSync(REPORT, sayReport(report, (user + system) / 1000 / replies))
  const isShort = [
    [report.utterances.development, report.journeys.development],
    [report.utterances.heldBack, report.journeys.heldBack],
  ].some((scores) => shareOf(scores) < WANTED)
  const isUntraced = allScores(report).some(({ untraced }) => untraced > 0)
  console.log(`${REPORT} is written. Wanted ${WANTED * 100}%: ${isShort || isUntraced ? 'SHORT' : 'ok'}.`)
  return isShort || isUntraced
}

function sayReport({ utterances, journeys, later }: Report, msPerReply: number): string {
  const row = (name: string, score: Score) =>
    `| ${name} | ${score.all} | ${score.right} | ${(100 * shareOf([score])).toFixed(1)}% | ${score.replies} | ${score.untraced} |`
  return `# How well Mo understands

Made by \`npm run bench -- agent\` on ${new Date().toISOString().slice(0, 10)}. Do not edit by hand.

Each utterance and each journey is put to the built-in engine with a world of its own (\`packages/agent/src/evaluation\`). An
utterance counts as right when the expected tool is called with its telling argument and the expected details are known
afterwards; a journey only when every one of its turns is right and nothing was done that nobody asked for. Every fourth is held
back: its share is reported, its failures are not looked at. Of the 128 held back, 25 are of a batch that was read and mended by
before it joined, and the calls of the others were looked at once, without the words. Two of the 15 journeys held back were looked
at when they failed.

| | All | Right | Share | Replies | Untraceable replies |
|---|---|---|---|---|---|
${row('utterances, development', utterances.development)}
${row('utterances, held back', utterances.heldBack)}
${row('journeys, development', journeys.development)}
${row('journeys, held back', journeys.heldBack)}

A reply takes ${msPerReply.toFixed(1)} ms of a processor, the loading of the tariffs included.

**Read the held-back figures with care.** One hand wrote the engine, both parts of the set, and chose which answers count as
right; labels, held-back ones included, were widened by rule where a subject got an answer of its own. Of questions that were
written later, scored once when new and used for development since, ${later.right} of ${later.all} are right. What was learnt
(\`packages/agent/sayings\`) holds the open part of the set and not the part held back.

**What a stranger asks is harder.** Sets of new conversations were written by hands that had not seen the engine, and judged by
others, strictly: every turn is right, acceptable or wrong by its words. A sealed set is judged once, at first sight.

| Set | Engine | Conversations | Turns | Not wrong | Single turns | Later turns |
|---|---|---|---|---|---|---|
| open, talks of all kinds | cues and examples | 140 | 265 | 67.5% | 82.2% | 48.8% |
| sealed, talks of all kinds | cues and examples, mended by the open one | 110 | 203 | 70.4% | 78.6% | 60.2% |
| open, longer talks | learnt, first day | 110 | 228 | 62.3% | 81.4% | 48.3% |
| sealed, longer talks | cues and examples | 110 | 243 | 46.9% | 62.9% | 32.3% |
| the same | learnt | 110 | 243 | 56.0% | 71.4% | 42.1% |
| sealed, as an acceptance test would ask | cues and examples | 130 | 225 | 69.3% | 75.0% | 57.9% |
| the same | learnt | 130 | 225 | 72.4% | 77.0% | 62.1% |
| sealed, a second of that kind | learnt, mended by all of these | 90 | 130 | 79.2% | 85.7% | 65.0% |
| open, households of all sorts, mostly long | the same | 120 | 335 | 56.7% | 74.2% | 47.0% |
| sealed, as a reviewer would talk, mostly long | the same | 110 | 291 | 55.3% | 77.3% | 42.0% |
| the same | with the rooms for figures, the fix, letters, needs and facts | 110 | 291 | 56.0% | 79.1% | 42.0% |

Of the two last rows the judges did not know which engine was which. The rooms changed 91 of the 291 replies: 34 for the better, 17
for the worse; wholly right are 35.1% where 30.2% were, and with the bill 37.4% where 30.4% were. So more answers make an answer
better where Mo understands, and hardly make Mo understand more: of long talks in new words a good two turns in five still
miss, most of them where the step \`fresh\` or \`loosely of the topic\` answers a later turn. What the judges marked as
dangerous, and what led whole talks astray, was mended afterwards and is not in these figures.

**The second engine, in its first hour.** 126 sealed talks of 3 to 7 turns (568 messages, half of them after a bill), by a writer who
had seen nothing of it, held with both engines and judged once by three others who could not tell which was which. The second engine
had never been tried on a talk before, and none of its thresholds had been tuned. It answers nobody yet.

| Engine | Turns | Right or acceptable | Asks back | Wrong | Harmful | Not wrong |
|---|---|---|---|---|---|---|
| first, first turns | 126 | 69.0% | 4.0% | 22.2% | 4.8% | 73.0% |
| second, first turns | 126 | 61.9% | 18.3% | 18.3% | 1.6% | 80.2% |
| first, later turns | 442 | 52.0% | 8.6% | 33.3% | 6.1% | 60.6% |
| second, later turns | 442 | 34.8% | 27.6% | 35.5% | 2.0% | 62.4% |

It says less that is false and asks back far too often, so it is not better on every measure and stays in the shadow. These talks have
been read now and count no more.

**The second engine on its second sealed set.** 125 other talks (553 messages), held after it had been taught from 4,000 written talks,
its twin topics had been merged and its threshold for asking back had been set; judged in the same way.

| Engine | Turns | Right or acceptable | Asks back | Wrong | Harmful | Not wrong |
|---|---|---|---|---|---|---|
| first, first turns | 125 | 84.0% | 1.6% | 14.4% | 0.0% | 85.6% |
| second, first turns | 125 | 73.6% | 4.0% | 21.6% | 0.8% | 77.6% |
| first, later turns | 428 | 52.3% | 3.0% | 39.3% | 5.4% | 55.4% |
| second, later turns | 428 | 40.9% | 12.9% | 43.2% | 3.0% | 53.7% |

So it is behind on first turns and level on later ones, and stays in the shadow. Of its 226 wrong or harmful answers 138 explain another
topic or another side of it than the one that was meant, 41 understand nothing, and 30 give another figure. See
\`docs/decisions/0044-the-built-in-reader-stops-here.md\`.

The four rows of the sealed longer talks and of the first acceptance set were judged side by side too; there the judges could
tell the engines by the names of files.
Afterwards what they marked was mended in kind (half a postcode among other details alone was behind about eighteen wrong turns
of the first acceptance set), with new sayings for it, and then the last set was written and judged.

The sentences that the models learn from were written to avoid the obvious words. Of those kept out of the lesson
(\`node tools/teach-mo.ts --measure\`) the right one of more than 560 wishes is first in about half and among the first three
in seven of ten; before there was anything learnt it was first in three of ten. What is not understood is asked back or answered
with the subject in general, and never with a figure that cannot be traced.

## Failures in the part used for development

${[...utterances.development.failures, ...journeys.development.failures].map((each) => `- ${each.slice(0, 240)}`).join('\n') || 'None.'}
`
}

function allScores({ utterances, journeys, later }: Report): Score[] {
  return [utterances.development, utterances.heldBack, journeys.development, journeys.heldBack, later]
}

function shareOf(scores: readonly Score[]): number {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0)
  return sum(({ right }) => right) / sum(({ all }) => all)
}

if (import.meta.main) process.exit((await measureAgent()) ? 1 : 0)
