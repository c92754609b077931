import { Button, ButtonLink, MoWave, Note } from '@mowatt/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import { useAppPage } from './use-app-page.ts'

type MailLinkPageProps = {
  path: string
  /** In the frame, and beneath it. */
  frameTitle: string
  promise: string
  title: string
  token: string
  /** The result, once a request was sent. */
  answer: { done: ReactNode } | { trouble: string } | undefined
  /** The text without a link. */
  withoutLink: string
  /** Before the press. */
  asks: string
  button: string
  next: { href: string; label: string }
  /** With scripts, unsubscribing is sent immediately; starting something waits for the press. */
  isAskedAtOnce: boolean
}

/** The page that the link in an email leads to. A GET request has no effect, because scanners open links. */
export function MailLinkPage(props: MailLinkPageProps) {
  const { path, frameTitle, promise, title, token, answer, withoutLink, asks, button, next, isAskedAtOnce } = props
  const { siteName, siteBase } = useAppPage()
  const form = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAskedAtOnce || isAsked.current || token === '') return
    isAsked.current = true
    form.current?.requestSubmit()
  }, [isAskedAtOnce, token])

  return (
    <>
      <PageMeta title={title} description={`${title}.`} path={path} isIndexed={false} />
      <AppFrame siteName={siteName} siteBase={siteBase} place="none" title={frameTitle} subtitle={promise}>
        <div className="mx-auto grid w-full max-w-form gap-5">
          <MoWave className="mx-auto w-30 md:w-45" />
          <h1 className="text-center text-h2">{title}</h1>
          {answer && 'trouble' in answer && (
            <Note tone="danger" announce="alert">
              {answer.trouble}
            </Note>
          )}
          {answer && 'done' in answer && (
            <Note tone="success" announce="status">
              {answer.done}
            </Note>
          )}
          {!answer && token === '' && <Note tone="info">{withoutLink}</Note>}
          {(answer || token === '') && (
            <div className="text-center">
              <ButtonLink href={next.href} variant="quiet">
                {next.label}
              </ButtonLink>
            </div>
          )}
          {!answer && token !== '' && (
            <Form ref={form} method="post" className="grid justify-items-center gap-5 text-center">
              <p>{asks}</p>
              <input type="hidden" name="token" value={token} />
              <Button type="submit">{button}</Button>
            </Form>
          )}
        </div>
      </AppFrame>
    </>
  )
}

/** The parameters of a link. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
