-- The order of the queue: points, then who reached them first. A number of this sequence stands for "first".
create sequence waitlist_reached_seq;

-- One row per person whose address is proved. The id is the subject of their tokens.
create table waitlist_member (
  id            text        primary key,
  email         text        not null check (email = lower(email)),
  alias         text        not null check (alias <> ''),
  -- The alias as it is compared: two that look the same are the same.
  alias_key     text        not null unique,
  points        integer     not null default 0,
  reached_seq   bigint      not null default nextval('waitlist_reached_seq'),
  reached_at    timestamptz not null,
  referral_code text        not null unique,
  -- A keyed hash of the address in its canonical form. Several accounts of one person share it.
  person_key    text        not null,
  -- A keyed hash of the network that the person joined from; null for this very machine.
  network_hash  bytea,
  is_sample     boolean     not null default false,
  joined_at     timestamptz not null
);
-- Plain columns, so that a look-up reads the index alone.
create index waitlist_member_rank on waitlist_member (points desc, reached_seq);
create index waitlist_member_person on waitlist_member (person_key);
create index waitlist_member_network on waitlist_member (network_hash, joined_at) where network_hash is not null;

-- Addresses that were entered and not proved yet. They have no place in the queue.
create table waitlist_signup (
  email             text        primary key check (email = lower(email)),
  referral_code     text,
  terms_accepted_at timestamptz,
  signed_up_at      timestamptz not null
);
create index waitlist_signup_code on waitlist_signup (referral_code) where referral_code is not null;
create index waitlist_signup_age on waitlist_signup (signed_up_at);

-- The ledger. A row stays as it is; only one that is held is decided, once, and a mistake is put right by another row.
create table waitlist_entry (
  id         bigint      generated always as identity primary key,
  member_id  text        not null references waitlist_member (id) on delete cascade,
  quest      text        not null,
  -- What it is for, such as join or question:2026-11-15. It pays once, whoever asks how often.
  key        text        not null,
  points     integer     not null,
  state      text        not null check (state in ('counted', 'held', 'refused')),
  what       text        not null,
  why        text        not null,
  reason     text,
  evidence   jsonb       not null default '{}',
  at         timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reverses   bigint      references waitlist_entry (id) on delete cascade,
  unique (member_id, key)
);
create index waitlist_entry_held on waitlist_entry (id) where state = 'held';
create index waitlist_entry_reverses on waitlist_entry (reverses) where reverses is not null;

create table waitlist_appeal (
  entry_id   bigint      primary key references waitlist_entry (id) on delete cascade,
  text       text        not null,
  state      text        not null check (state in ('open', 'upheld', 'dismissed')),
  answer     text,
  at         timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create index waitlist_appeal_open on waitlist_appeal (at) where state = 'open';

-- Who brought whom. A person is brought once, under whatever spelling of their address.
create table waitlist_referral (
  person_key  text        primary key,
  referrer_id text        not null references waitlist_member (id) on delete cascade,
  referee_id  text        references waitlist_member (id) on delete set null,
  state       text        not null check (state in ('credited', 'held', 'blocked')),
  reason      text,
  at          timestamptz not null
);
create index waitlist_referral_referrer on waitlist_referral (referrer_id, state);
create index waitlist_referral_referee on waitlist_referral (referee_id);

-- The rank that a member saw first on a day.
create table waitlist_look (
  member_id text    not null references waitlist_member (id) on delete cascade,
  on_date   date    not null,
  rank      integer not null,
  primary key (member_id, on_date)
);

-- How many members have so many points, in three widths (0: points, 1: 16 points, 2: 256 points), and how many of
-- those with the same points reached them in one slice of 2048 numbers (9) or of 64 such slices (8). A rank is a sum
-- of a few of these rows.
create table waitlist_rank_count (
  level smallint not null,
  k     integer  not null,
  slice integer  not null default 0,
  n     integer  not null,
  primary key (level, k, slice)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_cost_delay = 0);

-- Changes since the counts were last brought up to date. Appended and never updated: no row that all would wait for.
create table waitlist_rank_delta (
  id     bigint  generated always as identity primary key,
  points integer not null,
  slice  integer not null,
  d      integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);

-- Whatever changes a member's place says so here, in the same transaction.
create function waitlist_note_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into waitlist_rank_delta (points, slice, d)
      select points, (reached_seq >> 11)::int, count(*) from new_rows group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into waitlist_rank_delta (points, slice, d)
      select points, (reached_seq >> 11)::int, -count(*) from old_rows group by 1, 2;
  else
    insert into waitlist_rank_delta (points, slice, d)
      select points, slice, sum(d) from (
        select points, (reached_seq >> 11)::int as slice, -1 as d from old_rows
        union all
        select points, (reached_seq >> 11)::int, 1 from new_rows
      ) as moves group by 1, 2 having sum(d) <> 0;
  end if;
  return null;
end $$;
create trigger waitlist_member_joins after insert on waitlist_member
  referencing new table as new_rows for each statement execute function waitlist_note_places();
create trigger waitlist_member_moves after update on waitlist_member
  referencing old table as old_rows new table as new_rows for each statement execute function waitlist_note_places();
create trigger waitlist_member_leaves after delete on waitlist_member
  referencing old table as old_rows for each statement execute function waitlist_note_places();

-- Points are the sum of what counts in the ledger, and nothing else changes them. Nobody can estimate how many rows a
-- statement brings, so the plan is fixed: each member is found by the index, be it one or ten thousand. The entry for
-- joining is written together with its member, whose row begins with those points.
create function waitlist_add_points() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    update waitlist_member m
      set points = m.points + c.points, reached_seq = nextval('waitlist_reached_seq'), reached_at = c.at
      from (select member_id, sum(points)::int as points, max(at) as at
            from new_rows where state = 'counted' and key <> 'join' group by member_id having sum(points) <> 0) c
      where m.id = c.member_id;
  else
    update waitlist_member m
      set points = m.points + c.points, reached_seq = nextval('waitlist_reached_seq'), reached_at = c.at
      from (select n.member_id, sum(n.points)::int as points, max(n.decided_at) as at
            from new_rows n join old_rows o on o.id = n.id
            where n.state = 'counted' and o.state = 'held' group by n.member_id having sum(n.points) <> 0) c
      where m.id = c.member_id;
  end if;
  return null;
end $$;
create trigger waitlist_entry_pays after insert on waitlist_entry
  referencing new table as new_rows for each statement execute function waitlist_add_points();
create trigger waitlist_entry_is_decided after update on waitlist_entry
  referencing old table as old_rows new table as new_rows for each statement execute function waitlist_add_points();

create function waitlist_keep_entry() returns trigger language plpgsql as $$
begin
  if old.state <> 'held' or new.state = 'held' or new.decided_at is null
    or (new.id, new.member_id, new.quest, new.key, new.points, new.what, new.why, new.evidence, new.at, new.reverses)
      is distinct from
       (old.id, old.member_id, old.quest, old.key, old.points, old.what, old.why, old.evidence, old.at, old.reverses)
  then raise exception 'an entry of the ledger stays as it is'; end if;
  return new;
end $$;
create trigger waitlist_entry_stays before update on waitlist_entry
  for each row execute function waitlist_keep_entry();

-- The place of whoever has p points since q. Written so that its plan is kept by the connection.
create function waitlist_rank_of(p integer, q bigint) returns integer language plpgsql stable as $$
begin
  return 1
    + coalesce((select sum(n) from waitlist_rank_count where level = 2 and k > (p >> 8)), 0)
    + coalesce((select sum(n) from waitlist_rank_count where level = 1 and k > (p >> 4) and k < ((p >> 8) + 1) << 4), 0)
    + coalesce((select sum(n) from waitlist_rank_count where level = 0 and k > p and k < ((p >> 4) + 1) << 4), 0)
    + coalesce((select sum(n) from waitlist_rank_count where level = 8 and k = p and slice < (q >> 17)::int), 0)
    + coalesce((select sum(n) from waitlist_rank_count
                where level = 9 and k = p and slice >= ((q >> 17) << 6)::int and slice < (q >> 11)::int), 0)
    + coalesce((select sum(d) from waitlist_rank_delta where points > p or (points = p and slice < (q >> 11)::int)), 0)
    + (select count(*) from waitlist_member
       where points = p and reached_seq >= (q >> 11) << 11 and reached_seq < q);
end $$;

create function waitlist_total() returns integer language plpgsql stable as $$
begin
  return (select coalesce((select sum(n) from waitlist_rank_count where level = 2), 0)
    + coalesce((select sum(d) from waitlist_rank_delta), 0));
end $$;

-- Brings the counts up to date; yields how many changes that took. One process at a time; the others do not wait.
create function waitlist_fold() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7370007) then return 0; end if;
  with gone as (
    delete from waitlist_rank_delta
      where id in (select id from waitlist_rank_delta order by id limit 20000) returning points, slice, d
  ), sums as (
    select 0::smallint as level, points as k, 0 as slice, sum(d) as n from gone group by points
    union all select 1::smallint, points >> 4, 0, sum(d) from gone group by points >> 4
    union all select 2::smallint, points >> 8, 0, sum(d) from gone group by points >> 8
    union all select 8::smallint, points, slice >> 6, sum(d) from gone group by points, slice >> 6
    union all select 9::smallint, points, slice, sum(d) from gone group by points, slice
  ), kept as (
    insert into waitlist_rank_count (level, k, slice, n) select level, k, slice, n::int from sums where n <> 0
      on conflict (level, k, slice) do update set n = waitlist_rank_count.n + excluded.n
  )
  select count(*) into folded from gone;
  return folded;
end $$;
