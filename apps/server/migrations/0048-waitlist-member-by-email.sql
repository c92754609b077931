-- concurrently
-- For operators who look somebody up by the beginning of an address.
create index concurrently if not exists waitlist_member_by_email on waitlist_member (email text_pattern_ops);
