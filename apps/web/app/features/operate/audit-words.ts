const acts: Record<string, string> = {
  'role.change': 'Changed a role',
  'samples.add': 'Added sample data',
  'person.answer': 'Answered someone by email',
  'person.close': 'Closed a message without replying',
  'chat.open': 'Opened a conversation',
  'account.export': 'Exported someone’s data',
  'account.delete': 'Deleted someone’s account',
  'content.create': 'Created a record',
  'content.save': 'Saved a draft',
  'content.publish': 'Published a record',
  'content.discard': 'Discarded a draft',
  'content.schedule': 'Scheduled a draft',
  'content.unschedule': 'Took a draft off the schedule',
  'content.restore': 'Restored an earlier version',
  'content.picture': 'Uploaded a picture',
  'content.import': 'Imported content',
  'content.delete': 'Deleted a record',
  'content.undelete': 'Restored a deleted record',
  'claim.renew': 'Checked a claim',
  'claim.keep': 'Updated a claim to match our data',
  'competition.upcoming': 'Announced a competition',
  'competition.open': 'Opened a competition',
  'competition.closed': 'Closed a competition',
  'competition.settled': 'Made a ranking final',
  'competition.committed': 'Locked a competition’s list of entrants',
  'competition.drawn': 'Confirmed a draw',
  'competition.claims': 'Emailed the winners',
  'competition.reminded': 'Reminded winners',
  'competition.redrawn': 'Confirmed that unclaimed prizes go to the next person',
  'competition.excluded': 'Excluded an entrant',
  'competition.held': 'Put an entrant on hold',
  'competition.points_decided': 'Confirmed a decision about points',
  'competition.propose': 'Proposed a change to a result',
  'competition.decline': 'Turned down a proposal',
  'competition.address_read': 'Opened a winner’s address',
  'competition.sent': 'Marked a prize as sent',
  'competition.finished': 'Finished a competition',
  'tariffs.import': 'Imported tariffs',
  'figures.import': 'Added or corrected figures',
  'figures.edit': 'Edited a figure',
  'figures.remove': 'Deleted a figure',
  'figures.restore': 'Restored a deleted figure',
  'commission.put': 'Recorded what a supplier pays us',
  'waitlist.invite': 'Invited members',
  'waitlist.export': 'Saved the waitlist as a file',
  'mail.again': 'Sent an email again',
  'entry.count': 'Counted points that were on hold',
  'entry.refuse': 'Rejected points that were on hold',
  'entry.reverse': 'Took points back',
  'appeal.uphold': 'Accepted an appeal',
  'appeal.dismiss': 'Turned down an appeal',
}

/** An action without a text yet is shown by its name. */
export function actWords(act: string): string {
  return Object.hasOwn(acts, act) ? (acts[act] ?? act) : act
}

type Change = { name: string; was: string; is: string | undefined }

/** Before and after, value by value; `is` is omitted if only the earlier value is stored. */
export function changesOf(entry: { before: string | null; after: string | null }): Change[] {
  const before = valuesOf(entry.before)
  const after = entry.after === null ? undefined : valuesOf(entry.after)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, was: said(before[name]), is: after && said(after[name]) }))
}

function valuesOf(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value }
}

function said(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
