-- Tariffs that editors took over from a file, each in place of a shipped one with its id or beside them. Nothing in them
-- is about anybody.
create table switching_imported_tariff (
  id          text        primary key,
  tariff      jsonb       not null,
  imported_at timestamptz not null,
  imported_by text        not null
);

-- What suppliers pay us. It belongs to a room that no other room can enter, so that nothing that ranks can read it.
create table commission_rate (
  supplier         text        not null,
  pence_per_switch integer     not null check (pence_per_switch >= 0),
  valid_from       date        not null,
  source           text        not null,
  added_at         timestamptz not null,
  primary key (supplier, valid_from)
);
