-- A reading that was starved of processor time, or whose worker ended, says nothing of the file: it is tried again, with
-- growing pauses that hold for whichever process takes it up. Only a file that ends its worker every time is refused.
alter table bills_bill
  add column attempts    integer not null default 0,
  add column crashes     integer not null default 0,
  add column next_try_at timestamptz;
