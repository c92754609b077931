-- What an editor has written and not published yet, one for each record. The version is a new one at each save.
create table content_draft (
  document_id text        primary key references content_record (document_id) on delete cascade,
  fields      jsonb       not null check (jsonb_typeof(fields) = 'object'),
  version     uuid        not null,
  edited_by   text        not null,
  edited_at   timestamptz not null
);
