-- concurrently
-- For the console's list of switches that somebody agreed to, the newest first, a page at a time.
create index concurrently if not exists switching_switch_agreed on switching_switch (created_at desc, id desc)
  where state in ('submitted', 'cooling_off', 'switching', 'complete', 'cancelled', 'failed');
