-- Which file store belongs to this database: the same mark lies in the store. A process that sees another store, or
-- none, would lose files of people, and does not start.
create table files_store (
  is_only boolean     primary key default true check (is_only),
  mark    text        not null,
  at      timestamptz not null
);
