-- A year of half hours of one fuel of a home, packed and encrypted: two bytes for each half hour, and which is the first.
create table homes_half_hours (
  id                uuid        primary key,
  home_id           uuid        not null references homes_home (id) on delete cascade,
  fuel              text        not null check (fuel in ('electricity', 'gas')),
  sealed_half_hours bytea       not null,
  saved_at          timestamptz not null,
  unique (home_id, fuel)
);
