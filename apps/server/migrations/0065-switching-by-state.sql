-- concurrently
-- The same of one state; those under way are looked through for stuck ones.
create index concurrently if not exists switching_switch_by_state on switching_switch (state, created_at desc, id desc);
