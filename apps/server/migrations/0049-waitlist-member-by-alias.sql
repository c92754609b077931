-- concurrently
-- The same by the beginning of an alias.
create index concurrently if not exists waitlist_member_by_alias on waitlist_member (alias_key text_pattern_ops);
