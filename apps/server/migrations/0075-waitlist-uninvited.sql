-- concurrently
-- The order in which members are invited.
create index concurrently if not exists waitlist_member_uninvited
  on waitlist_member (points desc, reached_seq) where not is_invited and not is_sample;
