-- concurrently
-- How far the bills of the last day are, without reading the others.
create index concurrently if not exists bills_bill_by_day on bills_bill (created_at, state);
