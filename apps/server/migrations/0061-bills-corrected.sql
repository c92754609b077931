-- concurrently
-- The last corrected first, a page at a time.
create index concurrently if not exists bills_bill_corrected on bills_bill (corrected_at desc, id desc)
  where corrected_at is not null;
