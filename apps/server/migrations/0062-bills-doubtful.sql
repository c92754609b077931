-- concurrently
-- The newest first, a page at a time.
create index concurrently if not exists bills_bill_doubtful on bills_bill (created_at desc, id desc)
  where doubtful_values > 0;
