-- Names that a published record once had in addresses. They lead to the record, whatever it is called now.
create table content_old_slug (
  kind        text not null,
  slug        text not null,
  document_id text not null references content_record (document_id) on delete cascade,
  primary key (kind, slug)
);
create index content_old_slug_document on content_old_slug (document_id);
