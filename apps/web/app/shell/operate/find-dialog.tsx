// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the field keeps the keyboard while a list is chosen from, which no element of HTML does
import { consoleLimits, type ConsolePage, searchConsole } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Dialog, TextField } from '@mowatt/ui'
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { consoleWords, pagesInOrder } from './console-words.ts'
import { useOperatorRead } from './use-operator-read.ts'
import { findDialogTexts } from './frame-texts.ts'

const PAUSE_MS = 150
const SHORTEST = 2

type Hit = { title: string; detail: string; path: string }
type FindDialogProps = { call: Call; pages: readonly ConsolePage[]; onClose: () => void }

/** Pages of the console immediately, and the server's results among permitted records. Arrows choose, Enter opens. */
export default function FindDialog({ call, pages, onClose }: FindDialogProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const asked = useAfterPause(words.trim())
  const { value, trouble, isReading } = useOperatorRead(
    call,
    useCallback(
      async (ask: Call) => {
        const found = asked.length < SHORTEST ? [] : (await ask(searchConsole, { query: { words: asked } })).hits
        return { asked, found }
      },
      [asked],
    ),
  )
  const isCurrent = !isReading && value?.asked === words.trim()
  const hits: Hit[] = [
    ...pagesFor(words, pages),
    ...(isCurrent ? value.found : []).map(({ page, title, detail, path }) => {
      return { title, detail: `${consoleWords[page].title}: ${detail}`, path }
    }),
  ]
  const at = Math.min(chosen, hits.length - 1)
  const go = ({ path }: Hit) => {
    onClose()
    void navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    const hit = hits[at]
    if (event.key === 'Enter' && hit) go(hit)
    else if (event.key === 'ArrowDown') setChosen(hits.length === 0 ? 0 : (at + 1) % hits.length)
    else if (event.key === 'ArrowUp') setChosen(hits.length === 0 ? 0 : (at - 1 + hits.length) % hits.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      isOpen
      title={findDialogTexts.title}
      cancelLabel={findDialogTexts.close}
      error={trouble?.text}
      onOpenChange={onClose}
    >
      <TextField
        label={findDialogTexts.field}
        type="search"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        maxLength={consoleLimits.search}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <output className="text-small text-text-3">{said(words.trim(), { isCurrent, count: hits.length })}</output>
      <ul id={listId} role="listbox" aria-label={findDialogTexts.results} className="ops-found">
        {hits.map((hit, place) => (
          <li
            key={hit.path + hit.title}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === at}
            onClick={() => go(hit)}
          >
            <b>{hit.title}</b>
            <span>{hit.detail}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function pagesFor(words: string, pages: readonly ConsolePage[]): Hit[] {
  const wanted = words.trim().toLowerCase()
  return pagesInOrder(pages)
    .map((page) => consoleWords[page])
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ title, path }) => ({ title, path, detail: findDialogTexts.page }))
}

function said(words: string, { isCurrent, count }: { isCurrent: boolean; count: number }): string {
  if (words === '') return ''
  if (words.length >= SHORTEST && !isCurrent) return findDialogTexts.searching
  return count === 0 ? findDialogTexts.none(words) : findDialogTexts.count(count)
}

/** The query, debounced until typing has paused for a moment. */
function useAfterPause(words: string): string {
  const [last, setLast] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setLast(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return last
}
