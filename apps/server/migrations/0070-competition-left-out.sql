-- concurrently
-- Entries that have no place, for operators who page through them.
create index concurrently if not exists competition_entry_left_out on competition_entry (edition_id, id)
  where left_out is not null;
