-- One row per competition. Rules are frozen with their hash when it opens; the state only moves forward.
create table competition_edition (
  id              text        primary key check (id ~ '^[a-z0-9][a-z0-9-]{2,60}$'),
  state           text        not null
    check (state in ('upcoming', 'open', 'closed', 'settled', 'drawn', 'claims', 'finished')),
  rules           jsonb       not null,
  rules_hash      text        not null,
  opens_at        timestamptz not null,
  -- The last instant that counts: 23:59:59 in London.
  closes_at       timestamptz not null check (closes_at > opens_at),
  -- Until then reviews and appeals may change what counts.
  settles_at      timestamptz not null check (settles_at >= closes_at),
  -- How many were left out of the ranking and why, once it is final.
  left_out        jsonb,
  commitment      jsonb,
  commitment_hash text,
  draws_at        timestamptz,
  beacon          jsonb,
  seed            text,
  draw_order      jsonb,
  created_at      timestamptz not null
);
-- One at a time: whoever declares something declares it for that one.
create unique index competition_edition_running on competition_edition ((true)) where state in ('upcoming', 'open');

create function competition_keep_edition() returns trigger language plpgsql as $$
declare states text[] := array['upcoming', 'open', 'closed', 'settled', 'drawn', 'claims', 'finished'];
begin
  if array_position(states, new.state) - array_position(states, old.state) not in (0, 1) then
    raise exception 'a competition moves forward, one state at a time';
  end if;
  if (new.id, new.rules, new.rules_hash, new.opens_at, new.closes_at, new.settles_at)
     is distinct from (old.id, old.rules, old.rules_hash, old.opens_at, old.closes_at, old.settles_at)
     or (old.commitment is not null and new.commitment is distinct from old.commitment)
     or (old.draw_order is not null and (new.draw_order, new.seed, new.beacon) is distinct from (old.draw_order, old.seed, old.beacon))
  then raise exception 'what a competition has published stays as it is'; end if;
  return new;
end $$;
create trigger competition_edition_stays before update on competition_edition
  for each row execute function competition_keep_edition();

-- What somebody says of themselves, with the time of each word.
create table competition_declaration (
  edition_id      text        not null references competition_edition (id),
  user_id         text        not null,
  over_18_at      timestamptz,
  uk_resident_at  timestamptz,
  not_employee_at timestamptz,
  primary key (edition_id, user_id)
);
create index competition_declaration_user on competition_declaration (user_id);

-- One row per entrant. After an account is deleted only the place and the commitment are left, so that the published
-- list can still be checked; of winners the address stays as proof of the award.
create table competition_entry (
  id         bigint      generated always as identity primary key,
  edition_id text        not null references competition_edition (id),
  user_id    text,
  person_key text,
  entered_at timestamptz not null,
  place      integer     check (place > 0),
  points     integer,
  alias      text,
  email      text,
  salt       text,
  commitment text,
  -- Why the entry has no place.
  left_out   text,
  unique (edition_id, person_key),
  unique (edition_id, user_id),
  unique (edition_id, place)
);
create index competition_entry_user on competition_entry (user_id);

create table competition_exclusion (
  edition_id text        not null references competition_edition (id),
  user_id    text        not null,
  reason     text        not null check (reason in ('excluded', 'held')),
  note       text        not null,
  at         timestamptz not null,
  primary key (edition_id, user_id)
);

-- Who wins what. An award that was not claimed stays, and another one replaces it.
create table competition_award (
  id                 uuid        primary key default gen_random_uuid(),
  edition_id         text        not null references competition_edition (id),
  number             integer     not null check (number > 0),
  kind               text        not null check (kind in ('rank', 'draw')),
  prize              text        not null,
  place              integer     not null,
  replaces           integer,
  state              text        not null check (state in ('waiting', 'told', 'claimed', 'sent', 'unclaimed')),
  told_at            timestamptz,
  claim_until        timestamptz,
  -- Of the link in the mail; the link itself is not kept.
  claim_hash         bytea       unique,
  claimed_at         timestamptz,
  -- Encrypted with FILES_SECRET, and deleted some time after the prize was sent.
  sealed_address     bytea,
  may_name           boolean,
  sent_at            timestamptz,
  address_deleted_at timestamptz,
  unclaimed_why      text,
  unique (edition_id, number),
  unique (edition_id, replaces),
  foreign key (edition_id, place) references competition_entry (edition_id, place)
);
create index competition_award_address on competition_award (sent_at) where sealed_address is not null;

-- Everything that was done to a competition, by whom and when.
create table competition_audit (
  id         bigint      generated always as identity primary key,
  edition_id text        not null references competition_edition (id),
  at         timestamptz not null,
  who        text        not null,
  what       text        not null,
  details    jsonb       not null default '{}'
);
create index competition_audit_edition on competition_audit (edition_id, id);
