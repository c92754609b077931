import { cardAsText } from '@mowatt/contract/card-as-text'
import { longDate } from '../../../../browser/long-date.ts'
import { saveFile } from '../../../../browser/save-file.ts'
import type { TalkState } from '../talk/talk-state.ts'

type Exported = Pick<TalkState, 'title' | 'messages'>

/** The whole conversation as text, cards included. */
export function chatAsText({ title, messages }: Exported): string {
  const said = messages.map(({ author, text, cards, at }) => {
    const head = `${author === 'mo' ? 'Mo' : 'You'}, ${longDate(at.slice(0, 10))} ${at.slice(11, 16)} UTC`
    return [head, text, ...cards.map(cardAsText)].filter((part) => part !== '').join('\n')
  })
  return `${[title, ...said].join('\n\n')}\n`
}

export function chatAsJson({ title, messages }: Exported): string {
  return `${JSON.stringify({ title, messages }, undefined, 2)}\n`
}

export function exportAsText(chat: Exported): void {
  saveFile(new Blob([chatAsText(chat)], { type: 'text/plain;charset=utf-8' }), `${fileName(chat.title)}.txt`)
}

export function exportAsJson(chat: Exported): void {
  saveFile(new Blob([chatAsJson(chat)], { type: 'application/json' }), `${fileName(chat.title)}.json`)
}

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
  return `mo-${plain || 'conversation'}`
}
