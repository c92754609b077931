import { ButtonLink, MoRun1 } from '@mowatt/ui'
import { Fragment } from 'react'
import { tracked } from '../../browser/analytics/tracked.ts'

type StartChattingProps = { title: string; text: string; buttonText: string; appLink: string }

/** The last call, in the light of Mo's lamp. */
export function StartChatting({ title, text, buttonText, appLink }: StartChattingProps) {
  return (
    <div className="page-width start-chatting">
      <div className="relative z-raised">
        <h2 id="start-title" className="start-title text-title">
          {sentencesOf(title).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className="start-text text-lead">{text}</p>
        <ButtonLink
          size="large"
          className="max-md:w-full"
          href={appLink}
          {...tracked('button_click', { button_text: buttonText, destination: appLink, section: 'start' })}
        >
          {buttonText}
        </ButtonLink>
      </div>
      <div className="start-figure">
        <svg className="start-beam" viewBox="0 0 900 520" preserveAspectRatio="none" aria-hidden>
          <defs>
            <linearGradient id="beam" x1="1" x2="0">
              <stop offset="0" stopColor="#f8bf1e" stopOpacity=".34" />
              <stop offset="1" stopColor="#f8bf1e" stopOpacity="0" />
            </linearGradient>
          </defs>
          <path d="M900 186v52L0 520V0z" fill="url(#beam)" />
        </svg>
        <MoRun1 className="start-mo" />
      </div>
    </div>
  )
}

/** A sentence is not broken if it fits on a line. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /)
}
