-- From when an entry counts, where that isn't when it was written: what corrects another entry counts from when that one was
-- earned, and a bill from when it was handed in. Otherwise decisions after the close of a competition couldn't change its ranking.
alter table waitlist_entry add column earned_at timestamptz;

alter table waitlist_entry disable trigger waitlist_entry_stays;
with recursive correction as (
  select id, member_id, case when reverses is not null then reverses else split_part(key, ':', 2)::bigint end as corrects
  from waitlist_entry where quest = 'adjustment' and (reverses is not null or key ~ '^appeal:[0-9]+$')
), earned as (
  select correction.id, entry.id as from_id, entry.at
  from correction join waitlist_entry entry on entry.id = correction.corrects and entry.member_id = correction.member_id
  union all
  select earned.id, entry.id, entry.at
  from earned join correction on correction.id = earned.from_id join waitlist_entry entry on entry.id = correction.corrects
)
update waitlist_entry entry set earned_at = first.at
from (select id, min(at) as at from earned group by id) first where entry.id = first.id;
alter table waitlist_entry enable trigger waitlist_entry_stays;

create or replace view waitlist_standing_entry as
  select entry.id, entry.member_id, entry.quest, entry.key, entry.points, entry.what, entry.why, entry.evidence, entry.at,
         entry.reverses, entry.written_by, coalesce(decision.outcome, entry.state) as state,
         case when decision.entry_id is null then entry.reason
              when decision.outcome = 'refused' then decision.words end as reason,
         coalesce(entry.earned_at, entry.at) as earned_at
  from waitlist_entry entry left join waitlist_decision decision on decision.entry_id = entry.id;
