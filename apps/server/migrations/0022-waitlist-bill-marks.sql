-- By what a bill that was paid for is known again, whatever file it comes in: its account or supply number with its dates,
-- and its words. Keyed hashes of hashes, so that neither a bill nor the table tells whose it is.
create table waitlist_bill_mark (
  mark    bytea primary key,
  bill_id uuid  not null references waitlist_bill (id) on delete cascade
);
create index waitlist_bill_mark_bill on waitlist_bill_mark (bill_id);
