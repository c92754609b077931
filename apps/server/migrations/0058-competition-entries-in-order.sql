-- concurrently
-- For operators who page through a competition's entries.
create index concurrently if not exists competition_entry_in_order on competition_entry (edition_id, id);
