-- A row of the ledger stays as it was written, held ones too. What a person decides about a held one is a row of its own,
-- and what counts follows from the two.
create table waitlist_decision (
  entry_id   bigint      primary key references waitlist_entry (id) on delete cascade,
  outcome    text        not null check (outcome in ('counted', 'refused')),
  -- For the member to read.
  words      text,
  at         timestamptz not null,
  decided_by text
);

drop trigger waitlist_entry_is_decided on waitlist_entry;
drop trigger waitlist_entry_stays on waitlist_entry;
drop function waitlist_keep_entry();

-- Entries that were decided in place become what they were: held, with their decision beside them. Why they were held was
-- written over then and cannot be known again.
insert into waitlist_decision (entry_id, outcome, words, at, decided_by)
  select id, state, reason, decided_at, decided_by from waitlist_entry where decided_at is not null and reverses is null;
update waitlist_entry set state = 'held', reason = null where decided_at is not null and reverses is null;
alter table waitlist_entry drop constraint waitlist_entry_state_check;
alter table waitlist_entry add constraint waitlist_entry_state_check check (state in ('counted', 'held'));
alter table waitlist_entry drop column decided_at;
-- Who wrote an entry by hand, such as one that takes another back; null for what the rules wrote.
alter table waitlist_entry rename column decided_by to written_by;

-- What is true of each entry now.
create view waitlist_standing_entry as
  select entry.id, entry.member_id, entry.quest, entry.key, entry.points, entry.what, entry.why, entry.evidence, entry.at,
         entry.reverses, entry.written_by, coalesce(decision.outcome, entry.state) as state,
         case when decision.entry_id is null then entry.reason
              when decision.outcome = 'refused' then decision.words end as reason
  from waitlist_entry entry left join waitlist_decision decision on decision.entry_id = entry.id;

-- The entry for joining is written together with its member, whose row begins with those points.
create or replace function waitlist_add_points() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  update waitlist_member m
    set points = m.points + c.points, reached_seq = nextval('waitlist_reached_seq'), reached_at = c.at
    from (select member_id, sum(points)::int as points, max(at) as at
          from new_rows where state = 'counted' and key <> 'join' group by member_id having sum(points) <> 0) c
    where m.id = c.member_id;
  return null;
end $$;

create function waitlist_count_decided() returns trigger language plpgsql as $$
begin
  update waitlist_member m
    set points = m.points + c.points, reached_seq = nextval('waitlist_reached_seq'), reached_at = c.at
    from (select entry.member_id, sum(entry.points)::int as points, max(new_rows.at) as at
          from new_rows join waitlist_entry entry on entry.id = new_rows.entry_id
          where new_rows.outcome = 'counted' group by entry.member_id having sum(entry.points) <> 0) c
    where m.id = c.member_id;
  return null;
end $$;
create trigger waitlist_decision_pays after insert on waitlist_decision
  referencing new table as new_rows for each statement execute function waitlist_count_decided();

create function waitlist_decide_held_only() returns trigger language plpgsql as $$
begin
  if (select state from waitlist_entry where id = new.entry_id) is distinct from 'held'
  then raise exception 'only an entry that is held can be decided'; end if;
  return new;
end $$;
create trigger waitlist_decision_is_due before insert on waitlist_decision
  for each row execute function waitlist_decide_held_only();

create function waitlist_keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger waitlist_entry_stays before update on waitlist_entry
  for each row execute function waitlist_keep_ledger();
create trigger waitlist_decision_stays before update on waitlist_decision
  for each row execute function waitlist_keep_ledger();

-- Entries go only with their member, and decisions only with their entry: by then the row above them is gone.
create function waitlist_keep_until_owner_goes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'waitlist_entry' then
    if exists (select from waitlist_member where id = old.member_id)
    then raise exception 'the ledger is only added to'; end if;
  elsif exists (select from waitlist_entry where id = old.entry_id)
  then raise exception 'the ledger is only added to'; end if;
  return old;
end $$;
create trigger waitlist_entry_goes before delete on waitlist_entry
  for each row execute function waitlist_keep_until_owner_goes();
create trigger waitlist_decision_goes before delete on waitlist_decision
  for each row execute function waitlist_keep_until_owner_goes();
