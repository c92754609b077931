-- A record that was deleted stays, unpublished, so that it can be brought back as it was.
alter table content_record add column deleted_at timestamptz;
alter table content_record add column published_before timestamptz;

-- What was live before somebody replaced or deleted it.
create table content_version (
  id          bigint      generated always as identity primary key,
  document_id text        not null references content_record (document_id) on delete cascade,
  fields      jsonb       not null,
  live_until  timestamptz not null,
  replaced_by text        not null
);
create index content_version_document on content_version (document_id, id desc);

-- Drafts that are to be published at a time. The version is what whoever chose the time had seen: another one is not published.
create table content_schedule (
  document_id text        primary key references content_draft (document_id) on delete cascade,
  version     text        not null,
  publish_at  timestamptz not null,
  operator    text        not null,
  reason      text        not null
);
create index content_schedule_due on content_schedule (publish_at);
