import { exportMembers, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useRef, useState } from 'react'
import { csvText } from '../../browser/csv-text.ts'
import { inThousands } from '../../browser/in-thousands.ts'
import { saveFile } from '../../browser/save-file.ts'
import { ReasonForm } from './reason-form.tsx'
import { exportTexts } from './member-texts.ts'

type Member = ReplyOf<typeof exportMembers>['members'][number]

const HEAD = ['Place', 'Alias', 'Email', 'Points', 'Joined', 'Invited', 'Sample']

/** The waitlist as a file for a spreadsheet, in the order of the queue. */
export function MembersExport({ call }: { call: Call }) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)

  async function save(reason: string): Promise<void> {
    const members: Member[] = []
    for (let after: string | undefined; ;) {
      const page = await call(exportMembers, { body: { reason, after } })
      members.push(...page.members)
      if (page.next === null) break
      after = page.next
    }
    const rows = members.map((each, at) => [
      at + 1,
      each.alias,
      each.email,
      each.points,
      each.joined_at.slice(0, 10),
      each.invited_at?.slice(0, 10) ?? '',
      each.is_sample ? 'yes' : '',
    ])
    saveFile(new Blob([csvText([HEAD, ...rows])], { type: 'text/csv;charset=utf-8' }), 'mowatt-waitlist.csv')
    setTold(exportTexts.saved(inThousands(members.length)))
    said.current?.focus()
  }
  return (
    <section className="ops-panel" aria-labelledby="export-title">
      <h2 id="export-title" className="text-h4">
        {exportTexts.title}
      </h2>
      <p className="text-small text-text-2">{exportTexts.text}</p>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <ReasonForm name={exportTexts.title} button={exportTexts.save} onAct={save} />
    </section>
  )
}
