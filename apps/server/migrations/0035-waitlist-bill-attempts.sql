-- As for the bills of conversations: a reading that says nothing of the file is tried again after a pause.
alter table waitlist_bill
  add column attempts    integer not null default 0,
  add column crashes     integer not null default 0,
  add column next_try_at timestamptz;
