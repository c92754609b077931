-- Held entries that nobody has decided yet. Held ones stay held in the ledger, so the few that wait would otherwise be
-- behind all that were ever decided. Written by triggers, so that servers of either version keep it.
create table waitlist_undecided (
  entry_id bigint primary key references waitlist_entry (id) on delete cascade
);

create function waitlist_note_undecided() returns trigger language plpgsql as $$
begin
  insert into waitlist_undecided select id from new_rows where state = 'held' on conflict do nothing;
  return null;
end $$;
create trigger waitlist_entry_waits after insert on waitlist_entry
  referencing new table as new_rows for each statement execute function waitlist_note_undecided();

create function waitlist_forget_undecided() returns trigger language plpgsql as $$
begin
  delete from waitlist_undecided using new_rows where waitlist_undecided.entry_id = new_rows.entry_id;
  return null;
end $$;
create trigger waitlist_decision_ends_waiting after insert on waitlist_decision
  referencing new table as new_rows for each statement execute function waitlist_forget_undecided();

insert into waitlist_undecided
  select id from waitlist_entry entry
  where state = 'held' and not exists (select from waitlist_decision where entry_id = entry.id)
  on conflict do nothing;
