-- A switch that is guarded from the yes to the second bill of the new supplier: what its person was asked, when, and what
-- they answered, encrypted. It goes with the switch. `look_on` is the day of the next look; without one it is over.
create table homes_guard (
  switch_id    uuid        primary key,
  sealed_guard bytea       not null,
  stop_hash    bytea       not null unique,
  begun_at     timestamptz not null,
  look_on      date,
  stopped_at   timestamptz
);
create index homes_guard_look on homes_guard (look_on, switch_id) where look_on is not null and stopped_at is null;
create index homes_guard_begun on homes_guard (begun_at);
