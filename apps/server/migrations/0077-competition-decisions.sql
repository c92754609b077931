-- Between the close and the final ranking a decision about an entrant's points changes the result, so it is proposed too.
-- Without a foreign key: a proposal says what was decided, whatever becomes of the entry.
alter table competition_proposal add column entry_id bigint;
alter table competition_proposal drop constraint competition_proposal_act_check;
alter table competition_proposal add constraint competition_proposal_act_check
  check (act in ('exclude', 'hold', 'draw', 'redraw', 'count', 'refuse', 'reverse', 'uphold', 'dismiss')) not valid;

-- A member may have several entries that wait. A few rows per competition, so this is made in a moment.
-- squawk-ignore require-concurrent-index-creation
create unique index competition_proposal_pending
  on competition_proposal (edition_id, act, coalesce(user_id, ''), coalesce(entry_id, 0)) where outcome is null;
-- The same for acts without an entry.
-- squawk-ignore require-concurrent-index-deletion
drop index competition_proposal_open;
