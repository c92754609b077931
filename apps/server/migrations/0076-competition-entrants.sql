-- How many are in each competition, kept by triggers, because its page would count a million entries for every visitor.
-- In parts, so that people who enter at the same moment rarely wait for one another; their sum is the number.
create table competition_entrants (
  edition_id text     not null references competition_edition (id),
  part       smallint not null,
  entrants   bigint   not null,
  primary key (edition_id, part)
);

create function competition_count_entrants() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into competition_entrants as kept
      select edition_id, pg_backend_pid() % 16, count(*) from new_rows where left_out is null group by edition_id order by edition_id
      on conflict (edition_id, part) do update set entrants = kept.entrants + excluded.entrants;
  elsif tg_op = 'DELETE' then
    insert into competition_entrants as kept
      select edition_id, pg_backend_pid() % 16, -count(*) from old_rows where left_out is null group by edition_id order by edition_id
      on conflict (edition_id, part) do update set entrants = kept.entrants + excluded.entrants;
  else
    insert into competition_entrants as kept
      select edition_id, pg_backend_pid() % 16, sum(each_one) from (
        select edition_id, 1 as each_one from new_rows where left_out is null
        union all select edition_id, -1 from old_rows where left_out is null) as change
      group by edition_id having sum(each_one) <> 0 order by edition_id
      on conflict (edition_id, part) do update set entrants = kept.entrants + excluded.entrants;
  end if;
  return null;
end $$;
create trigger competition_entry_counts_new after insert on competition_entry
  referencing new table as new_rows for each statement execute function competition_count_entrants();
create trigger competition_entry_counts_gone after delete on competition_entry
  referencing old table as old_rows for each statement execute function competition_count_entrants();
create trigger competition_entry_counts_changed after update on competition_entry
  referencing old table as old_rows new table as new_rows for each statement execute function competition_count_entrants();

insert into competition_entrants
  select edition_id, 0, count(*) from competition_entry where left_out is null group by edition_id;
