-- Content as the content service speaks it: a kind, a stable document id and the fields as one JSON object.
-- Fields are JSON and not columns because editors add fields, and because every kind is read the same way.
create table content_record (
  id           integer     generated always as identity primary key,
  kind         text        not null,
  document_id  text        not null unique,
  fields       jsonb       not null check (jsonb_typeof(fields) = 'object'),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  published_at timestamptz
);
create index content_record_kind on content_record (kind, id) where published_at is not null;

-- What was seeded, so that a record deleted by an editor does not come back at the next start.
create table content_seed (
  document_id text        primary key,
  seeded_at   timestamptz not null
);
