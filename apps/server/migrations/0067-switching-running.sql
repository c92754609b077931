-- concurrently
-- Switches under way by what shows that one is stuck, so that those that are well aren't read.
create index concurrently if not exists switching_switch_running on switching_switch (due_at, expected_on)
  where state in ('submitted', 'cooling_off', 'switching');
