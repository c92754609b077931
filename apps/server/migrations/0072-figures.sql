-- Price caps, VAT and typical use as dated records. `cell` is what a record is about, without its days. `shipped` is the
-- record as a version of ours brought it, while nobody has changed it since. Nothing in them is about anybody.
create table figures_record (
  id         uuid        primary key,
  cell       text        not null,
  from_day   date        not null,
  record     jsonb       not null,
  shipped    jsonb,
  version    integer     not null,
  changed_at timestamptz not null,
  changed_by text,
  removed_at timestamptz
);

-- Of two records of one cell, at most one begins on a day.
create unique index figures_record_once on figures_record (cell, from_day) where removed_at is null;
