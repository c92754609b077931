-- Public price lists that were fetched from a source: the last good copy of each product, and a record of every try.
-- Nothing in them is about anybody.
create table switching_fetched_product (
  source     text        not null,
  code       text        not null,
  fetched_at timestamptz not null,
  tariffs    jsonb       not null,
  primary key (source, code)
);

create table switching_tariff_fetch (
  id       uuid        primary key,
  source   text        not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- Why nothing came; null where something did.
  failed   text,
  products integer     not null,
  tariffs  integer     not null,
  -- Of these, how many are charged by time.
  timed    integer     not null,
  -- What was left out, as code and reason each.
  skipped  jsonb       not null
);
create index switching_tariff_fetch_ended on switching_tariff_fetch (source, ended_at desc);
